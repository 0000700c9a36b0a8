import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { applicationEvent } from '@site/src/pageScript/events';
import type * as Register from './register';

let client: typeof Register | undefined;

async function register(): Promise<void> {
  client = await import('./register');
  await client.register();
}

/** Time for what the reader came for: nothing waits for the worker, and it loads what every page needs. */
const delayMs = 2000;

function registerLater(): void {
  // Where it cannot be had, pages are read as before.
  setTimeout(() => void register().catch(console.warn), delayMs);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  void client?.keepPage(location.pathname);
};

if (ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator) {
  document.addEventListener(applicationEvent, registerLater);
}
