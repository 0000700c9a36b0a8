import { destroyApp } from 'wujie';
import { expose } from './expose';
import { loadWithWujie } from './loadWithWujie';

expose((entry) => loadWithWujie(entry, destroyApp));
