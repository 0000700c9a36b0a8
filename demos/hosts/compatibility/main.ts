/** Walks one sub-app of the registry through its life in one mode: `#react-19/vm` names both. */
import { messageOf } from '../../untrusted';
import { watchWindow } from './leftovers';
import type { CompatibilityMessage, Results } from './report';

const inventory = watchWindow();
let lastError = '';

function note(error: unknown): void {
  lastError = messageOf(error);
}

function takeError(): string {
  const error = lastError;
  lastError = '';
  return error;
}

function report(results: Results): void {
  const message: CompatibilityMessage = { type: 'compatibility-report', results };
  window.parent.postMessage(message, location.origin);
}

async function run(): Promise<void> {
  // Not before the window is watched: Garfish keeps some of its functions when it loads.
  const { loadIn } = await import('./loadIn');
  const { tryApp } = await import('./tryApp');
  const load = await loadIn(location.hash.slice(1), note);
  report(await tryApp({ load, inventory, takeError }));
}

/** What the page itself lacks is said as well: nobody would know why it never reports. */
function fail(error: unknown): void {
  note(error);
  const load = { state: 'failed', message: takeError() } as const;
  report({ load, mount: 'skipped', hideShow: 'skipped', cleanup: 'skipped', remount: 'skipped' });
}

window.addEventListener('error', ({ error, message }) => note(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
run().catch(fail);
