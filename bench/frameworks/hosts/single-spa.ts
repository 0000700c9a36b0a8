// single-spa leaves loading to the host: the browser's own `import()` here.
import { registerApplication, start } from 'single-spa';
import { pushPath } from './go';

for (const name of ['react', 'vue']) {
  registerApplication({
    name,
    app: async () => {
      await import(`/apps/${name}/main.js`);
      return window[`bench-${name}`];
    },
    activeWhen: `/${name}`,
    customProps: { container: document.querySelector('#container') },
  });
}
start();
window.benchGo = pushPath;
