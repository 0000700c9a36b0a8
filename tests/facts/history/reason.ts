import { AssertionError } from 'node:assert';
import { inspect, stripVTControlCharacters } from 'node:util';
import { errors } from '@playwright/test';
import type { Reason } from '../../../plugins/facts/factHistory';
import { TookTooLong } from '../mutation/factBrowser';

/** What became of a proof that was red, and where. */
export interface Failure {
  error: unknown;
  /** The proof's code, with all that it names. */
  source: string;
  /** The bundle of `garfish` in the version under test, and in the installed one. */
  older: string;
  installed: string;
}

/** What a browser says when something is not there. */
const isMissing = /is not a (?:function|constructor)|Cannot read properties of undefined|Cannot destructure/;

/** The same of a member of Garfish or of its loader, whatever else in the package has that name. */
const isMissingMember = /\b(?:Garfish|loader)\.\w+ is not a (?:function|constructor)/;

function has(bundle: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(bundle);
}

/** Members that a proof names and that only the installed version has. */
export function missingNames({ source, older, installed }: Omit<Failure, 'error'>): string[] {
  const names = new Set([...source.matchAll(/[.{,(]\s*(\w{3,})/g)].map(([, name = '']) => name));
  return [...names].filter((name) => has(installed, name) && !has(older, name));
}

/** What was seen: of an assertion the value, not what was expected. */
function seen(error: unknown): string {
  return error instanceof AssertionError ? inspect(error.actual, { depth: 5 }) : String(error);
}

export function reasonOf({ error, ...code }: Failure): Reason {
  const text = seen(error);
  if (isMissingMember.test(text) || (isMissing.test(text) && missingNames(code).length > 0)) return 'api';
  const isOutcome =
    error instanceof AssertionError ||
    error instanceof errors.TimeoutError ||
    error instanceof TookTooLong ||
    String(error).includes('[Garfish warning]');
  return isOutcome ? 'behaviour' : 'unclear';
}

/** What a red proof said, on one line, the same every time. */
export function messageOf(error: unknown): string {
  if (error instanceof TookTooLong || error instanceof errors.TimeoutError) return 'waited in vain';
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replace(/\n\s+at [\s\S]*$/, '')
    .replaceAll(/:\d{4,5}\b/g, ':port')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}
