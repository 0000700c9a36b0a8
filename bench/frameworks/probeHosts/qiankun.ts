import { expose } from './expose';
import { loadWithQiankun } from './loadWithQiankun';

expose(loadWithQiankun);
