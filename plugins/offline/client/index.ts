import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { applicationEvent } from '@site/src/pageScript/events';
import type * as Register from './register';

let client: typeof Register | undefined;

async function register(): Promise<void> {
  client = await import('./register');
  await client.register();
}

/** Nothing waits for it: it comes after React, when there is nothing else to do. */
function registerWhenIdle(): void {
  // Where it cannot be had, pages are read as before.
  const start = (): void => void register().catch(console.warn);
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  void client?.keepPage(location.pathname);
};

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  document.addEventListener(applicationEvent, registerWhenIdle);
}
