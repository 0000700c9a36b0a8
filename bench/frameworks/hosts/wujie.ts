// wujie has no router: the host starts the app that it wants, and the one before leaves the container.
import { startApp } from 'wujie';
import { entryOf, pushPath } from './go';

function show(name: string): void {
  void startApp({ name, url: entryOf(name), el: '#container' });
}

window.benchGo = (name) => {
  pushPath(name);
  show(name);
};
show(location.pathname.slice(1));
