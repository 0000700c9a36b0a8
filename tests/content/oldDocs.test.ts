import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { readCitations } from '../../plugins/facts/readCitations';
import { oldClaims, type Statement } from './oldDocs';
import { proseOf, readDocuments } from './prose';

/** How many claims of the former documentation have been refuted. */
const claimCount = 73;
/** A shorter phrase could stand anywhere by chance. */
const shortestPhrase = 8;

const cited = new Set(readCitations(projectRoot).map(({ id }) => id));
const proseOfRoute = new Map(readDocuments().map(({ route, mdx }) => [route, proseOf(mdx)]));

/** What is wrong with the statement, or nothing. */
function problemOf(statement: Statement): string | undefined {
  if ('fact' in statement) return cited.has(statement.fact) ? undefined : `no such fact: ${statement.fact}`;
  const { route, phrase } = statement;
  if (phrase.length < shortestPhrase) return `too short: ${phrase}`;
  const prose = proseOfRoute.get(route);
  if (!prose) return `no such page: ${route}`;
  return prose.some((line) => line.includes(phrase)) ? undefined : `not on ${route}: ${phrase}`;
}

function problemsOf(statements: readonly Statement[]): string[] {
  return statements.flatMap((statement) => problemOf(statement) ?? []);
}

describe('the check', () => {
  test.each<[string, Statement]>([
    ['no such page', { route: '/nowhere', phrase: '一句足够长的话在这里' }],
    ['not on /api', { route: '/api', phrase: '这一句话在任何页面上都没有' }],
    ['too short', { route: '/api', phrase: '单例' }],
    ['no such fact', { fact: 'nothing.of-the-kind' }],
  ])('refuses: %s', (problem, statement) => {
    expect(problemOf(statement)).toContain(problem);
  });
});

test('every refuted claim has its entry', () => {
  const rows = Array.from({ length: claimCount }, (_, index) => index + 1);
  expect(oldClaims.map(({ row }) => row)).toEqual(rows);
});

test.each(oldClaims)('$row: $claim', ({ truth }) => {
  expect(truth).not.toEqual([]);
  expect(problemsOf(truth)).toEqual([]);
});
