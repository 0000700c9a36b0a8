import { expose } from './expose';
import { loadWithGarfish } from './loadWithGarfish';

expose((entry) => loadWithGarfish(entry, 'vm'));
