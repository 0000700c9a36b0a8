import { registerMicroApps, start } from 'qiankun';
import { entryOf, pushPath } from './go';

registerMicroApps(
  ['react', 'vue'].map((name) => ({
    name: `bench-${name}`,
    entry: entryOf(name),
    container: '#container',
    activeRule: `/${name}`,
  })),
);
start();
window.benchGo = pushPath;
