// A module of its own, imported first: Garfish reads the storage while it is loaded.
import { replaceStorage } from '../../../runtime/memoryStorage';

replaceStorage();
