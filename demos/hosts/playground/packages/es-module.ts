import * as esModule from '@garfish/es-module';

providePackages({ '@garfish/es-module': esModule });
