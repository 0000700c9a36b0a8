import Garfish from 'garfish';
import { entryOf, pushPath } from './go';

Garfish.run({
  domGetter: '#container',
  apps: ['react', 'vue'].map((name) => ({ name, entry: entryOf(name), activeWhen: `/${name}` })),
});
window.benchGo = pushPath;
