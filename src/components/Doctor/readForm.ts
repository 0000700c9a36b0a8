import { isAddress } from '@site/demos/isAddress';
import { isFields } from '@site/demos/untrusted';
import type { ExaminationRequest } from './evidence';

/** What the reader has written into the form. */
export interface FormValues {
  entry: string;
  html: string;
  basename: string;
  props: string;
}

export const emptyForm: FormValues = { entry: '', html: '', basename: '/subapp', props: '' };

/**
 * What is wrong with the form: `entry` is no address of HTTP, `credentials` stand in it, which `fetch` refuses; `props` is
 * no JSON object.
 */
export type FormFault = 'entry' | 'credentials' | 'basename' | 'props';

/** Stands for the address of pasted HTML when none is given: nothing is ever found there. */
const pastedEntry = 'https://pasted.invalid/';

/** A host and a port: `localhost:5173`, `[::1]:5173/app`. */
const hostAndPort = /^(?:\[[\da-f:.]+\]|[^\s:/?#@[\]]+):\d+(?:[/?#]|$)/i;
/** As it stands in a program: `entry: 'http://localhost:5173/',`. */
const quoted = /(['"`])(https?:\/\/[^'"`\s]+)\1/i;

function readEntry(text: string): string | undefined {
  const [, , written = text] = quoted.exec(text) ?? [];
  const address = hostAndPort.test(written) ? `http://${written}` : written;
  if (!isAddress(address)) return undefined;
  const { protocol, username, password, href } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return username === '' && password === '' ? href : 'credentials';
}

function readProps(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the form; a fault instead when it cannot be examined. An address without a protocol, `localhost:5173`, is one of HTTP. */
export function readForm({ entry, html, basename, props }: FormValues): ExaminationRequest | FormFault {
  const isPasted = html.trim() !== '';
  const address = entry.trim() === '' && isPasted ? pastedEntry : readEntry(entry.trim());
  if (address === undefined) return 'entry';
  if (address === 'credentials') return address;
  if (!/^\/[\w./~-]*$/.test(basename)) return 'basename';
  const read = readProps(props);
  if (!read) return 'props';
  return { entry: address, ...(isPasted && { html }), basename, props: read };
}
