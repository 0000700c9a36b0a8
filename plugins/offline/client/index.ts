import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { applicationEvent } from '@site/src/pageScript/events';
import type * as Register from './register';

/** Paths of the pages that have been opened before the worker could be told. */
const opened = new Set<string>();

let client: typeof Register | undefined;

async function register(): Promise<void> {
  client = await import('./register');
  await client.register(opened);
}

const canRegister = ExecutionEnvironment.canUseDOM && 'serviceWorker' in navigator;
let isRegistered = false;

function registerOnce(): void {
  if (isRegistered || !canRegister) return;
  isRegistered = true;
  // Where it cannot be had, pages are read as before.
  register().catch(console.warn);
}

/**
 * How long a page is used before the worker comes, unless the reader goes on to another page or place: it loads what every
 * page needs and the index of the search, which is more than the page itself. Who leaves at once is spared that.
 */
const delayMs = 10_000;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (client) void client.keepPage(location.pathname);
  else opened.add(location.pathname);
  if (previousLocation) registerOnce();
};

if (canRegister) document.addEventListener(applicationEvent, () => setTimeout(registerOnce, delayMs));
