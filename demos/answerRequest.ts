/** The page's side of a frame without an origin: it fetches the files that the frame may not fetch itself. */
import type { FrameMessage, PageMessage } from './protocol';

type FileRequest = Extract<FrameMessage, { type: 'request' }>;
type FileAnswer = Extract<PageMessage, { type: 'file' }>;

/** Only what is published for sub-apps: reader code must not read the rest of the site as the page could. */
function isAllowed(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  return origin === location.origin && pathname.startsWith(`${baseUrl}demos/apps/`);
}

/**
 * Fetches the file that a frame asks for, without the reader's cookies. Never rejects: status 0 stands for what may not
 * or could not be fetched.
 *
 * @param baseUrl the site's, with slashes on both ends
 */
export async function answerRequest({ id, url }: FileRequest, baseUrl: string): Promise<FileAnswer> {
  const failed: FileAnswer = { type: 'file', id, url, status: 0, contentType: '', body: '' };
  if (!isAllowed(url, baseUrl)) return failed;
  try {
    const response = await fetch(url, { credentials: 'omit' });
    return {
      type: 'file',
      id,
      url: response.url,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
  } catch {
    return failed;
  }
}
