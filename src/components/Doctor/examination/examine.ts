import { isAddress } from '@site/demos/isAddress';
import { firstOf, refuseAborted } from '@site/demos/signals';
import type { ComparedMode } from '@site/demos/hosts/compatibility/run';
import type { Path } from '@site/demos/hosts/doctor/protocol';
import {
  callInitiators,
  hasModules,
  type Evidence,
  type ExaminationRequest,
  type FileEvidence,
  type PageEvidence,
  type Run,
  type RunId,
} from '../evidence';
import { openFiles, type Files, type FoundFile } from './fetchFiles';
import { readCode } from './readCode';
import { readPage } from './readPage';
import { addressesIn } from './readStyles';
import { runFrame } from './runFrame';
import { runModes, type RunInMode } from './runModes';

export interface ExaminationOptions {
  request: ExaminationRequest;
  /** Addresses of the two frames. */
  fetchFrame: string;
  runFrame: string;
  /** Where the frames are put: an element that has a size, or the browser does not paint them. */
  stage: HTMLElement;
  /** What a screen reader calls the frames. */
  frameTitle: string;
  signal: AbortSignal;
  /** Is told what is done now. */
  onProgress: (step: 'entry' | 'files' | RunId | 'assets') => void;
}

interface Plan {
  mode: ComparedMode;
  path: Path;
}

const plans: Readonly<Record<RunId, Plan>> = {
  vm: { mode: 'vm', path: 'unmountAndMount' },
  vmPlugin: { mode: 'vm', path: 'unmountAndMount' },
  vmHide: { mode: 'vm', path: 'hideAndShow' },
  strict: { mode: 'strict', path: 'unmountAndMount' },
  snapshot: { mode: 'snapshot', path: 'unmountAndMount' },
  off: { mode: 'off', path: 'unmountAndMount' },
};

/** Pictures and fonts that are asked for once more, to learn their status. */
const maximumAssets = 30;

/** The entry as the server gives it, or as the reader has pasted it. */
async function findEntry(files: Files, { entry, html }: ExaminationRequest): Promise<FoundFile> {
  if (html === undefined) return files.get(entry);
  const body = new TextEncoder().encode(html).buffer;
  const file = { url: entry, status: 200, contentType: 'text/html; charset=utf-8', body };
  const evidence: FileEvidence = {
    url: entry,
    finalUrl: entry,
    failure: undefined,
    status: 200,
    contentType: file.contentType,
    bytes: body.byteLength,
    isPage: true,
    isUtf8: true,
    isCompressed: false,
    code: readCode(''),
  };
  return { evidence, file };
}

/** Answers for the entry with what was found, whatever a second request would bring. */
function withEntry(files: Files, entry: FoundFile): Files {
  return { ...files, get: (url) => (url === entry.evidence.url ? Promise.resolve(entry) : files.get(url)) };
}

/** Not what stands in the page itself; what is no address is told as one that was not found. */
function isAskedFor(url: string): boolean {
  return url !== '' && (!isAddress(url) || /^https?:/.test(url));
}

/** Scripts and style sheets of the page. */
async function fetchNamed(files: Files, page: PageEvidence | undefined): Promise<void> {
  const named = [...(page?.scripts ?? []).map(({ url }) => url), ...(page?.styles ?? [])];
  await Promise.all(named.filter(isAskedFor).map((url) => files.get(url)));
}

function isReadable({ evidence, file }: FoundFile): boolean {
  return file !== undefined && evidence.status < 400;
}

/** Garfish goes by the type that the server names, whatever the file looks like. */
function isHtml({ isPage, contentType }: FileEvidence): boolean {
  return isPage || contentType.startsWith('text/html');
}

/** What the page's style sheets name. */
async function namedInStyles(files: Files, page: PageEvidence | undefined): Promise<string[]> {
  const sheets = await Promise.all((page?.styles ?? []).map((url) => files.get(url)));
  return sheets.flatMap(({ evidence, file }) =>
    file && !evidence.isPage ? addressesIn(new TextDecoder().decode(file.body), file.url) : [],
  );
}

/**
 * Asks for pictures and fonts once more: elements do not say why they failed, and those in styles not even that they did.
 * What a frame has not painted it has not asked for. Interfaces are not asked again: they may do something.
 */
async function checkAssets(
  files: Files,
  { entry, page, runs }: { entry: string; page: PageEvidence | undefined; runs: Iterable<Run> },
): Promise<void> {
  const { origin } = new URL(entry);
  const asked = [...runs]
    .flatMap(({ evidence }) => evidence?.resources ?? [])
    .filter(({ initiator }) => !callInitiators.has(initiator))
    .map(({ url }) => url);
  const urls = [...asked, ...(await namedInStyles(files, page))];
  const own = [...new Set(urls)].filter((url) => isAddress(url) && new URL(url).origin === origin);
  await Promise.all(own.slice(0, maximumAssets).map((url) => files.get(url)));
}

/**
 * Examines a sub-app: fetches its files, then runs it in a frame for each mode.
 *
 * @throws DOMException `AbortError` when the signal has ended it, or the frame that fetches does not start
 */
export async function examine(options: ExaminationOptions): Promise<Evidence> {
  const { request, stage, frameTitle, onProgress } = options;
  const started = performance.now();
  const end = new AbortController();
  const signal = firstOf(options.signal, end.signal);
  const runs: Partial<Record<RunId, Run>> = {};
  try {
    onProgress('entry');
    const opened = await openFiles({ src: options.fetchFrame, stage, title: frameTitle, signal });
    const entry = await findEntry(opened, request);
    const files = withEntry(opened, entry);
    const html = isHtml(entry.evidence) ? new TextDecoder().decode(entry.file?.body) : undefined;
    const page = html === undefined ? undefined : readPage(html, entry.evidence.finalUrl);
    onProgress('files');
    await fetchNamed(files, page);

    const run: RunInMode = async (id, usesPlugin) => {
      refuseAborted(signal);
      onProgress(id);
      const { entry: address, basename, props } = request;
      const done = await runFrame({
        src: options.runFrame,
        stage,
        title: frameTitle,
        request: { ...plans[id], usesPlugin, entry: address, basename, props },
        files,
        signal,
      });
      runs[id] = done;
      return done;
    };
    if (isReadable(entry) && (page === undefined || page.scripts.length > 0)) {
      await runModes(run, hasModules(page));
      onProgress('assets');
      await checkAssets(files, { entry: request.entry, page, runs: Object.values(runs) });
    }
    refuseAborted(options.signal);
    const all = await files.all();
    return {
      request,
      origin: new URL(options.fetchFrame, location.href).origin,
      entry: entry.evidence,
      page,
      files: all.filter(({ url }) => url !== request.entry),
      runs,
      milliseconds: Math.round(performance.now() - started),
    };
  } finally {
    end.abort();
  }
}
