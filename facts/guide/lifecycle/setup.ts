import type { HostPage } from '../../kit/proof';

/** Notes the hooks of loading and of the app as a plugin sees them. */
export async function traceHooks(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    const note = (text: string): void => void window.notes.push(text);
    window.Garfish.usePlugin(() => ({
      name: 'trace',
      beforeBootstrap: () => note('beforeBootstrap'),
      beforeRegisterApp: () => note('beforeRegisterApp'),
      registerApp: () => note('registerApp'),
      bootstrap: () => note('bootstrap'),
      beforeLoad: ({ name }) => note(`beforeLoad ${name}`),
      afterLoad: ({ name }) => note(`afterLoad ${name}`),
      beforeMount: (_info, _app, cacheMode) => note(`beforeMount ${String(cacheMode)}`),
      afterMount: (_info, _app, cacheMode) => note(`afterMount ${String(cacheMode)}`),
      beforeUnmount: (_info, _app, cacheMode) => note(`beforeUnmount ${String(cacheMode)}`),
      afterUnmount: (_info, _app, cacheMode) => note(`afterUnmount ${String(cacheMode)}`),
      beforeEval: (_info, _code, _env, url) => note(`beforeEval ${url?.replace(/.*\//, '') ?? 'undefined'}`),
      afterEval: (_info, _code, _env, url) => note(`afterEval ${url?.replace(/.*\//, '') ?? 'undefined'}`),
      errorExecCode: () => note('errorExecCode'),
    }));
  });
}

/** Starts Garfish with error hooks of its own, which note what they get and swallow it. */
export async function runWithErrorHooks(host: HostPage): Promise<void> {
  await host.evaluate(() => {
    window.Garfish.run({
      disablePreloadApp: true,
      errorLoadApp: (error) => void window.notes.push(`errorLoadApp ${error.message.trim()}`),
      errorMountApp: (error) => void window.notes.push(`errorMountApp ${error.message.trim()}`),
      errorUnmountApp: (error) => void window.notes.push(`errorUnmountApp ${error.message.trim()}`),
    });
  });
}

export async function runWithDefaults(host: HostPage): Promise<void> {
  await host.evaluate(() => void window.Garfish.run({ disablePreloadApp: true }));
}

export const noteDestroy = "note('isUnmount ' + info.appRenderInfo.isUnmount);";
