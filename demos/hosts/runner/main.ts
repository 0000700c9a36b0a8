/** Main app of `<LiveDemo>`: loads the sub-app that the query names (`?app=react-19`) and does what the page says. */
import '../../runtime/storageWhereDenied';
import type { interfaces } from 'garfish';
import type { AppCommand, AppState } from '../../protocol';
import { findDemo } from '../../registry';
import { loadDemo, prepareGarfish } from '../../runtime/loadDemo';
import { isAlone, listenToPage, tellPage } from '../../runtime/page';
import { followTheme } from '../../runtime/theme';
import { traceHooks } from '../../runtime/traceHooks';
import { TimeoutError, withTimeout } from '../../runtime/withTimeout';
import { messageOf } from '../../untrusted';
import '../../runtime/frame.css';
import './style.css';

const mountTimeout = 10_000;
const trace = traceHooks((event) => tellPage({ type: 'event', event }));

function tellState(state: AppState): void {
  tellPage({ type: 'state', state });
}

function report(error: unknown): void {
  const message = messageOf(error);
  tellPage({ type: 'error', kind: error instanceof TimeoutError ? 'timeout' : 'error', message });
  const problem = document.querySelector<HTMLElement>('#problem');
  if (!isAlone || !problem) return;
  problem.textContent = message;
  problem.hidden = false;
}

async function mount(app: interfaces.App): Promise<AppState> {
  const isMounted = await withTimeout('mount()', app.mount(), mountTimeout);
  return isMounted ? 'shown' : 'failed';
}

/** Runs a command and tells the state that follows from it; one that Garfish refuses changes nothing. */
async function obey(app: interfaces.App, command: AppCommand): Promise<void> {
  trace.call(`app.${command}()`);
  if (command === 'mount') tellState(await mount(app));
  if (command === 'show' && (await app.show())) tellState('shown');
  if (command === 'hide' && app.hide()) tellState('hidden');
  if (command === 'unmount' && app.unmount()) tellState('unmounted');
}

async function run(): Promise<void> {
  const demo = findDemo(new URLSearchParams(location.search).get('app') ?? '');
  document.title = `${demo.title} · ${document.title}`;
  await prepareGarfish([demo], { trace, onError: report });
  trace.call(`Garfish.loadApp('${demo.name}')`);
  const app = await loadDemo(demo, () => document.querySelector('#app'));
  if (!app) {
    tellState('failed');
    return;
  }
  listenToPage((message) => {
    if (message.type !== 'command') return;
    if (message.command === 'mount') tellState('loading');
    obey(app, message.command).catch(fail);
  });
  await obey(app, 'mount');
}

function fail(error: unknown): void {
  report(error);
  tellState('failed');
}

followTheme();
tellState('loading');
// A failing ES module says so only here.
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
window.addEventListener('error', ({ error, message }) => report(error ?? message));
run().catch(fail);
