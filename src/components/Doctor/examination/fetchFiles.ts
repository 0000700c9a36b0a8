import { isAddress } from '@site/demos/isAddress';
import { after, firstOf } from '@site/demos/signals';
import { bounds } from '@site/demos/hosts/doctor/bounds';
import {
  isFetchReady,
  readFetchAnswer,
  type FetchAnswer,
  type FetchedFile,
} from '@site/demos/hosts/doctor-fetch/protocol';
import { isLoopback } from '@site/demos/localNetwork';
import type { FileEvidence } from '../evidence';
import { looksLikePage, readCode } from './readCode';

/** Long: the browser may be asking the reader whether the page may reach the local network. */
const answerTimeout = 60_000;

export interface FoundFile {
  evidence: FileEvidence;
  /** Absent when it could not be had. */
  file: FetchedFile | undefined;
}

export interface Files {
  /** Gives a file, which is asked for once. Never rejects. */
  get: (url: string) => Promise<FoundFile>;
  /** Every file that was asked for. */
  all: () => Promise<FileEvidence[]>;
}

interface FilesOptions {
  /** Address of the frame that fetches. */
  src: string;
  stage: HTMLElement;
  title: string;
  signal: AbortSignal;
}

/** Browsers let no page of HTTPS ask for an address of HTTP, except on the reader's own machine. */
function isMixed(url: URL): boolean {
  return location.protocol === 'https:' && url.protocol === 'http:' && !isLoopback(url);
}

const noCode = readCode('');

function failed(url: string, failure: NonNullable<FileEvidence['failure']>): FoundFile {
  const nothing = {
    finalUrl: url,
    status: 0,
    contentType: '',
    bytes: 0,
    isPage: false,
    isUtf8: true,
    isCompressed: false,
    code: noCode,
  };
  return { evidence: { url, failure, ...nothing }, file: undefined };
}

/** Garfish reads nothing else, whatever the server says. */
function isUtf8(body: ArrayBuffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
}

/** How files of gzip and of Zstandard begin. */
const compressed: readonly (readonly number[])[] = [
  [0x1f, 0x8b],
  [0x28, 0xb5, 0x2f, 0xfd],
];

const notText = /^(?:image|font|audio|video)\/|wasm|pdf|zip/;

/** Bytes that no encoding of text has alone, but UTF-16: those of Brotli, which begin anyhow, are known by nothing else. */
function hasControls(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return !isUtf16 && bytes.some((byte) => byte < 0x09 || (byte > 0x0f && byte < 0x1b));
}

/** What arrived and should be text, but is still compressed. */
function isCompressed({ body, contentType }: FetchedFile): boolean {
  const start = new Uint8Array(body.slice(0, 2_000));
  if (compressed.some((bytes) => bytes.every((byte, index) => start[index] === byte))) return true;
  return !notText.test(contentType) && !isUtf8(body) && hasControls(start);
}

function found(url: string, file: FetchedFile): FoundFile {
  const text = new TextDecoder().decode(file.body);
  const isPage = looksLikePage(text);
  const isScript = !isPage && !/text\/css|image|font/.test(file.contentType);
  const evidence: FileEvidence = {
    url,
    finalUrl: file.url,
    failure: undefined,
    status: file.status,
    contentType: file.contentType,
    bytes: file.body.byteLength,
    isPage,
    isUtf8: isUtf8(file.body),
    isCompressed: isCompressed(file),
    code: isScript ? readCode(text) : noCode,
  };
  return { evidence, file };
}

/** Opens the frame that fetches. @throws DOMException when it does not start, or the signal ends it */
async function openFrame({ src, stage, title, signal }: FilesOptions): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  // Of use where it has another origin than the page; then Chromium asks the reader, and does not refuse unasked.
  frame.allow = 'local-network-access';
  frame.src = src;
  frame.title = title;
  frame.tabIndex = -1;
  signal.addEventListener('abort', () => frame.remove());
  await new Promise<void>((resolve, reject) => {
    const limits = firstOf(signal, after(1000 * bounds.file));
    limits.addEventListener('abort', () =>
      reject(new DOMException('The frame did not start.', 'AbortError')),
    );
    const receive = ({ source, data }: MessageEvent<unknown>): void => {
      if (source === frame.contentWindow && isFetchReady(data)) resolve();
    };
    window.addEventListener('message', receive, { signal });
    stage.append(frame);
  });
  return frame;
}

/**
 * Fetches files of a sub-app for one examination, with the origin of the frames, which stands for that of a main
 * application. It ends with the signal.
 *
 * @throws DOMException when the frame that fetches does not start
 */
export async function openFiles(options: FilesOptions): Promise<Files> {
  const frame = await openFrame(options);
  const { origin } = new URL(frame.src);
  const waiting = new Map<number, (answer: FetchAnswer) => void>();
  const files = new Map<string, Promise<FoundFile>>();
  let lastId = 0;

  const receive = (event: MessageEvent<unknown>): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const answer = readFetchAnswer(event.data);
    if (!answer) return;
    waiting.get(answer.fetched)?.(answer);
    waiting.delete(answer.fetched);
  };
  window.addEventListener('message', receive, { signal: options.signal });

  const ask = async (url: string): Promise<FoundFile> => {
    if (!isAddress(url)) return failed(url, 'invalid');
    if (isMixed(new URL(url))) return failed(url, 'mixed');
    const answer = await new Promise<FetchAnswer | undefined>((resolve) => {
      const id = ++lastId;
      waiting.set(id, resolve);
      const limits = firstOf(options.signal, after(answerTimeout));
      limits.addEventListener('abort', () => resolve(undefined));
      frame.contentWindow?.postMessage({ fetch: id, url }, origin);
    });
    if (!answer) return failed(url, 'unreachable');
    return 'file' in answer ? found(url, answer.file) : failed(url, answer.failure);
  };

  return {
    get: (url) => {
      const known = files.get(url);
      if (known) return known;
      const asked = files.size < bounds.files ? ask(url) : Promise.resolve(failed(url, 'refused'));
      files.set(url, asked);
      return asked;
    },
    all: async () => (await Promise.all(files.values())).map(({ evidence }) => evidence),
  };
}
