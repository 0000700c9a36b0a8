// No framework: the page mounts and unmounts the apps itself.
import type { Lifecycles } from '../apps/offer';
import { pushPath } from './go';

let current: Lifecycles | undefined;

async function load(name: string): Promise<Lifecycles | undefined> {
  if (!window[`bench-${name}`]) {
    const script = document.createElement('script');
    script.src = `/apps/${name}/main.js`;
    const loaded = new Promise((resolve) => (script.onload = resolve));
    document.head.append(script);
    await loaded;
  }
  return window[`bench-${name}`];
}

async function show(name: string): Promise<void> {
  const container = document.querySelector('#container');
  const app = await load(name);
  await current?.unmount();
  current = app;
  if (container) await app?.mount({ container });
}

window.benchGo = (name) => {
  pushPath(name);
  void show(name);
};
void show(location.pathname.slice(1));
