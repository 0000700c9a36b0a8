// First: nothing else runs without it.
import './containment/policy';
import './containment/storage';
import '../../runtime/frame.css';
import './style.css';
import Garfish, * as garfish from 'garfish';
import type { ColorTheme } from '../../protocol';
import { isContained } from '../../runtime/openPort';
import { servedFrom } from '../../runtime/page';
import { traceHooks } from '../../runtime/traceHooks';
import { answerProbe } from './messages/answerProbe';
import { bounded } from './messages/bounded';
import { captureConsole, stackNow } from './console/captureConsole';
import { connect, type Connection } from './messages/connection';
import { evaluate } from './run/evaluate';
import { createFailures, reportUncaught } from './run/failures';
import { loadPackages, type ReadPackage } from './run/loadPackages';
import { parseScript } from './run/parseScript';
import { ownHistory } from './containment/navigation';
import { fetchThroughPage } from './network/network';
import { removePeerConnections } from './containment/peerConnections';
import { createProject } from './network/project';
import type { CodePosition, ConsoleLevel } from './messages/protocol';
import { reportRefusals } from './containment/refusals';
import { reportSandbox } from './containment/sandbox';
import { createScriptPlaces, type ScriptPlaces } from './run/scriptPlaces';
import { tellWaiting } from './run/waiting';
import { watchEvents } from './run/watchEvents';
import { watchMounts } from './run/watchMounts';
import { watchRequests } from './network/watchRequests';

/** Of this script: a blob, see `demos/parts/blobScript.ts`. */
const ownAddress = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

function showTheme(theme: ColorTheme): void {
  document.documentElement.dataset['theme'] = theme;
}

function createContainers(ids: readonly string[]): void {
  for (const id of ids.filter((each) => !document.getElementById(each))) {
    document.body.append(Object.assign(document.createElement('div'), { id }));
  }
}

/** Reads scripts of `packages/`, which a frame without an origin cannot fetch. */
function packageReader({ request, readFile }: Connection): ReadPackage {
  const folder = `${request.baseUrl}demos/hosts/playground/packages/`;
  return async (file) => {
    const { status, body } = await readFile(new URL(folder + file, servedFrom).href);
    if (status !== 200) throw new Error(`${file} 没有下载成功，请检查网络后再运行`);
    return body;
  };
}

function prepareNetwork(
  { request, readFile }: Connection,
  readPackage: ReadPackage,
  places: ScriptPlaces,
  note: (level: ConsoleLevel, text: string) => void,
): void {
  const onScript = async (url: string, file: string, code: string): Promise<void> => {
    places.served(url, file, code);
    await parseScript(code, (parsed) => places.served(parsed, file, code));
  };
  fetchThroughPage({
    appsPath: `${request.baseUrl}demos/apps/`,
    sampleApp: request.sampleApp,
    project: createProject(request, readPackage, onScript),
    readFile,
    onSampleRequest: (url, app) => note('info', `示例地址 ${url} 由子应用 ${app} 应答。`),
    onFailure: (text) => note('error', text),
  });
}

/**
 * Opens the preview at a path.
 *
 * @returns whether the browser allows that at all: WebKit lets no document without an origin change its path
 * @throws when the path is none of the site
 */
function openAt(address: string): boolean {
  try {
    history.replaceState(null, '', address);
    return true;
  } catch (error) {
    if (new URL(address, document.URL).origin === servedFrom) return false;
    throw error;
  }
}

async function run(connection: Connection): Promise<void> {
  const { request, listen } = connection;
  const send = bounded(connection.send);
  const note = (level: ConsoleLevel, preview: string, position?: CodePosition): void =>
    void send({ type: 'console', level, values: [{ kind: 'note', preview }], ...(position && { position }) });
  const warn = (text: string, position?: CodePosition): void => note('warn', text, position);
  const places = createScriptPlaces(ownAddress);
  const readPackage = packageReader(connection);
  const reportFailure = createFailures(send, places);
  const waiting = tellWaiting(send);
  const program = {
    pending: waiting.count,
    events: watchEvents(Garfish.channel),
    findApp: (name: string) =>
      [...Garfish.activeApps].reverse().find((app) => app.name === name) ?? Garfish.cacheApps[name],
  };

  document.querySelector('#alone')?.remove();
  removePeerConnections();
  showTheme(request.theme);
  createContainers(request.containers);
  captureConsole(send, places);
  reportUncaught(reportFailure, places);
  reportRefusals(warn);
  reportSandbox((text) => warn(text, places.callsIn(stackNow())[0]?.position));
  prepareNetwork(connection, readPackage, places, note);
  watchRequests(({ url, count }) => waiting.change({ url, requests: count }));
  const navigation = ownHistory((state) => send({ type: 'address', ...state }));
  listen((message) => {
    if (message.type === 'navigate') navigation.navigate(message.path);
    else if (message.type === 'traverse') navigation.traverse(message.delta);
    else if (message.type === 'theme') showTheme(message.theme);
    else if (message.type === 'areYouAlive') send({ type: 'alive' });
    else if (message.type === 'probe') {
      send({ type: 'probed', id: message.id, answer: answerProbe(message.probe, program) });
    }
  });

  const trace = traceHooks((event) => send({ type: 'lifecycle', event }));
  Garfish.usePlugin(trace.plugin);
  Garfish.usePlugin(
    watchMounts({
      onChange: (mounting) => waiting.change({ mounting }),
      onPending: (app) => warn(`"${app}" 开始挂载已经 10 秒，还没有完成。`),
    }),
  );

  try {
    if (!openAt(request.address)) {
      send({ type: 'refused' });
      return;
    }
    const packages = await loadPackages(request.main.packages, readPackage, { garfish });
    send({ type: 'ended', isComplete: await evaluate(request.main.code, packages) });
  } catch (error) {
    reportFailure('exception', error);
    send({ type: 'ended', isComplete: false });
  }
}

if (isContained) void connect().then(run);
