// First: nothing else runs without it.
import './policy';
import './storage';
import '../../runtime/frame.css';
import './style.css';
import Garfish from 'garfish';
import type { ColorTheme } from '../../protocol';
import { servedFrom } from '../../runtime/page';
import { traceHooks } from '../../runtime/traceHooks';
import { bounded } from './bounded';
import { captureConsole } from './captureConsole';
import { connect, isContained, type Connection } from './connection';
import { evaluate } from './evaluate';
import { reportFailure, reportInlineScripts, reportUncaught } from './failures';
import { loadPackages } from './loadPackages';
import { ownHistory } from './navigation';
import { fetchThroughPage } from './network';
import { removePeerConnections } from './peerConnections';
import type { ConsoleLevel, InspectedValue } from './protocol';
import { watchMounts } from './watchMounts';

function showTheme(theme: ColorTheme): void {
  document.documentElement.dataset['theme'] = theme;
}

function createContainers(ids: readonly string[]): void {
  for (const id of ids.filter((each) => !document.getElementById(each))) {
    document.body.append(Object.assign(document.createElement('div'), { id }));
  }
}

function prepareNetwork({ request, readFile }: Connection, print: (text: string) => void): void {
  fetchThroughPage({
    appsPath: `${request.baseUrl}demos/apps/`,
    sampleApp: request.sampleApp,
    readFile,
    onSampleRequest: (url, app) => print(`示例地址 ${url} 由子应用 ${app} 应答。`),
  });
}

/** Opens the preview at a path. WebKit lets no document without an origin change its path, and says so in English. */
function openAt(address: string, explain: (text: string) => void): void {
  try {
    history.replaceState(null, '', address);
  } catch (error) {
    if (new URL(address, document.URL).origin === servedFrom) {
      explain(
        '这个浏览器不让隔离的页面改变地址（WebKit 如此，Safari 也用它），演练场的代码在这里运行不了。请换用 Chrome、Edge 或 Firefox。',
      );
    }
    throw error;
  }
}

async function run(connection: Connection): Promise<void> {
  const { request, listen } = connection;
  const send = bounded(connection.send);
  const print = (level: ConsoleLevel, values: readonly InspectedValue[]): void =>
    send({ type: 'console', level, values });
  const note = (level: ConsoleLevel, preview: string): void => print(level, [{ kind: 'note', preview }]);

  document.querySelector('#alone')?.remove();
  removePeerConnections();
  showTheme(request.theme);
  createContainers(request.containers);
  captureConsole(print);
  reportUncaught(send);
  reportInlineScripts((text) => note('warn', text));
  prepareNetwork(connection, (text) => note('info', text));
  const navigation = ownHistory((state) => send({ type: 'address', ...state }));
  listen((message) => {
    if (message.type === 'navigate') navigation.navigate(message.path);
    else if (message.type === 'traverse') navigation.traverse(message.delta);
    else if (message.type === 'theme') showTheme(message.theme);
    else if (message.type === 'areYouAlive') send({ type: 'alive' });
  });

  const watch = watchMounts((app) => note('warn', `${app} 开始挂载已经 10 秒，还没有完成。`));
  const trace = traceHooks((event) => {
    watch(event);
    send({ type: 'lifecycle', event });
  });
  Garfish.usePlugin(trace.plugin);

  try {
    openAt(request.address, (text) => note('warn', text));
    send({ type: 'ended', isComplete: await evaluate(request.code, await loadPackages(request.code)) });
  } catch (error) {
    reportFailure(send, 'exception', error);
    send({ type: 'ended', isComplete: false });
  }
}

if (isContained) void connect().then(run);
