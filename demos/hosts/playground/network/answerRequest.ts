/** The page's side of a frame without an origin: it fetches the files that the frame may not fetch itself. */
import { isAddress } from '../../../isAddress';
import type { FileRequest } from '../../../runtime/pageFiles';
import type { FileAnswer } from '../messages/protocol';

/** Requests of one run that are answered at all, and at a time. */
const maximumRequests = 1_000;
const maximumPending = 50;

/** Nothing is encoded in a path that was published for sub-apps: servers decode `%2f` and `%5c`, and go up from there. */
const plainPath = /^[\w./@~+-]+$/;

/** Only what is published for sub-apps: reader code must not read the rest of the site as the page could. */
function isAllowed(url: string, folders: readonly URL[]): boolean {
  if (!isAddress(url)) return false;
  const { origin, pathname } = new URL(url);
  const isInside = folders.some((folder) => folder.origin === origin && pathname.startsWith(folder.pathname));
  return isInside && plainPath.test(pathname);
}

function refusalOf({ id, url }: FileRequest): FileAnswer {
  return { type: 'file', id, url, status: 0, contentType: '', body: '' };
}

/**
 * Fetches the file that a frame asks for, without the reader's cookies. Never rejects: status 0 stands for what may not
 * or could not be fetched.
 *
 * @param folders of the sub-apps and of the packages, with a slash at their ends
 */
export async function answerRequest(request: FileRequest, folders: readonly URL[]): Promise<FileAnswer> {
  if (!isAllowed(request.url, folders)) return refusalOf(request);
  try {
    const response = await fetch(request.url, { credentials: 'omit' });
    // A server may have sent it elsewhere.
    if (!isAllowed(response.url, folders)) return refusalOf(request);
    return {
      type: 'file',
      id: request.id,
      url: response.url,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
  } catch {
    return refusalOf(request);
  }
}

/** Answers the requests of one run; those beyond what any program needs are refused. */
export function createAnswers(folders: readonly URL[]): (request: FileRequest) => Promise<FileAnswer> {
  let total = 0;
  let pending = 0;
  return async (request) => {
    total += 1;
    if (total > maximumRequests || pending >= maximumPending) return refusalOf(request);
    pending += 1;
    try {
      return await answerRequest(request, folders);
    } finally {
      pending -= 1;
    }
  };
}
