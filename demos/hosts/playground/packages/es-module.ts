import * as esModule from '@garfish/es-module';
import { provide } from '../packageSlot';

provide('@garfish/es-module', esModule);
