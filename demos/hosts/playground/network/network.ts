import { demos } from '../../../registry';
import { responseAt, unlessAborted } from '../../../runtime/pageFiles';
import type { FileAnswer } from '../messages/protocol';
import type { Project } from './project';
import { createResolver } from './resolveAddress';

interface Network {
  /** Path of the folder of all ready-made sub-apps, the site's base URL included. */
  appsPath: string;
  /** Name of the sub-app that answers where no other one is named. */
  sampleApp: string;
  project: Project;
  /** Reads a file below `appsPath`. Status 0: it could not be reached. */
  readFile: (url: string) => Promise<FileAnswer>;
  onSampleRequest: (url: string, app: string) => void;
  /** Is told of an answer that says it has failed; its status is 400 or more. */
  onFailure: (text: string) => void;
}

const names: ReadonlySet<string> = new Set(demos.map(({ name }) => name));

async function answerFromProject(project: Project, path: string, url: string): Promise<Response> {
  const file = await project.read(path, url);
  if (file) return responseAt(url, { ...file, status: 200 });
  const contentType = 'text/plain; charset=utf-8';
  return responseAt(url, { status: 404, contentType, body: `项目里没有 ${path}` });
}

async function answerFromSite({ readFile }: Network, path: string, url: string): Promise<Response> {
  const answer = await readFile(new URL(path, location.href).href);
  if (answer.status === 0) throw new TypeError(`Failed to fetch ${url}`);
  return responseAt(url, answer);
}

/**
 * Replaces `fetch`: a frame without an origin (`sandbox="allow-scripts"`) can fetch only files with a CORS header, which
 * a plain static server does not send. So the page around it reads the files, with `createAnswers`; the frame's policy
 * lets it reach nothing else. Files of the project are in the frame already.
 */
export function fetchThroughPage(network: Network): void {
  const { project } = network;
  const resolve = createResolver({
    ...network,
    hasApp: project.hasApp,
    has: project.has,
    isDemo: (name) => names.has(name),
  });
  const nativeFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (url.protocol === 'data:' || url.protocol === 'blob:') return nativeFetch(input, init);
    const found = resolve(url);
    if (!found) throw new TypeError(`Failed to fetch ${url.href}（演练场里只能请求子应用的文件）`);
    const response = await unlessAborted(request.signal, () =>
      found.kind === 'project'
        ? answerFromProject(project, found.path, url.href)
        : answerFromSite(network, found.path, url.href),
    );
    if (!response.ok) network.onFailure(`${request.method} ${url.href} ${response.status}`);
    return response;
  };
}
