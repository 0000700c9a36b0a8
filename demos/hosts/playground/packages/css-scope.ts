import * as cssScope from '@garfish/css-scope';
import { provide } from '../packageSlot';

provide('@garfish/css-scope', cssScope);
