import * as cssScope from '@garfish/css-scope';

providePackages({ '@garfish/css-scope': cssScope });
