import { isOrigin } from '../siteAddress';

/** Where the frames of demos and of the playground stand apart from the documents that show them. */
export interface FrameOrigins {
  /** Of the documents. */
  documents: string;
  /** Of the frames. */
  frames: string;
}

/**
 * Reads the variable `FRAMES_ORIGIN`; empty, frames have the origin of the documents, and there is nothing to tell apart.
 *
 * @param siteUrl where the documents are published
 * @throws when it is no origin, the documents' own, or one that browsers do not show in documents of HTTPS
 */
export function readFrameOrigins(framesOrigin: string, siteUrl: string): FrameOrigins | undefined {
  if (framesOrigin === '') return undefined;
  const { origin: documents, protocol } = new URL(siteUrl);
  const refuse = (expected: string): never => {
    throw new Error(`FRAMES_ORIGIN: found "${framesOrigin}", expected ${expected}`);
  };
  if (!isOrigin(framesOrigin))
    refuse('an origin in lower case, with no slash or path after it: https://frames.example.org');
  if (framesOrigin === documents) refuse(`another origin than that of the site, ${documents}`);
  if (protocol === 'https:' && !framesOrigin.startsWith('https:')) {
    refuse(`https://, like the site, ${documents}: browsers refuse to show the other in it`);
  }
  return { documents, frames: framesOrigin };
}
