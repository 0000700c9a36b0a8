import { mount as mountApp, type Sandbox } from '../../kit/mounting';
import type { FactContext, HostPage, SubApp } from '../../kit/proof';

export const inScope = {
  react: 'const { React, reactBridge } = window.react;',
  vue: 'const { Vue, vueBridge } = window.vue;',
  react16: 'const { React, reactBridge } = window.react16;',
  react17: 'const { React, reactBridge } = window.react17;',
  react18: 'const { React, reactBridge } = window.react18;',
  vue2: 'const { Vue, vueBridge } = window.vue2;',
} as const;

/** Bundles whose bridge is React's: `@garfish/bridge-react-v18` with React 19 and 18, `@garfish/bridge-react` with 17 and 16. */
export const reactKeys = ['react', 'react18', 'react17', 'react16'] as const;

/** Of Vue 3 and Vue 2. */
export const vueKeys = ['vue', 'vue2'] as const;

/** JavaScript of a component that is `tag` with `text`, in Vue 2 as in Vue 3. */
export const vueText = (text: string): string =>
  `{ render(create) { return (Vue.version.startsWith('2') ? create : Vue.h)('h1', '${text}'); } }`;

/** A sub-app that brings its own bundle of the framework and the bridge, and has their exports in scope. */
export function bridged(
  { app, bundle }: FactContext,
  key: keyof typeof inScope,
  script: string,
  name?: string,
): SubApp {
  return app({
    name,
    wholeScript: `${inScope[key]}\n${script}`,
    body: `<div id="app"></div><script src="${bundle(key)}"></script>`,
  });
}

/** Loads a sub-app into the host's container and mounts it. Rejects as `mount()` does. */
export function mount(host: HostPage, subApp: SubApp, sandbox: Sandbox = {}): Promise<void> {
  return mountApp(host, subApp, { basename: '/order', props: { userName: 'Ada' }, sandbox });
}

/** The default sandbox, the one with a shadow root, and the one that restores the real window. */
export const sandboxes: readonly Sandbox[] = [{}, { strictIsolation: true }, { snapshot: true }];

/** Unmounts the sub-app that is active, and mounts the same instance again. */
export async function mountAgain(host: HostPage): Promise<void> {
  await host.evaluate(async () => {
    const app = window.Garfish.activeApps[0];
    app?.unmount();
    await app?.mount();
  });
}

/** Hides the sub-app that is active, and shows it again. */
export async function hideAndShow(host: HostPage): Promise<void> {
  await host.evaluate(async () => {
    const app = window.Garfish.activeApps[0];
    app?.hide();
    await app?.show();
  });
}
