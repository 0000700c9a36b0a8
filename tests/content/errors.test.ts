import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { matchesTemplate, parseEntries, type ErrorEntry } from './errorEntries';
import { bundledByOthers, packages, packageTemplates, unreachableMessages, type Dist } from './distMessages';
import { extractMessages, type Message } from './errorMessages';

/** Packages of which the page says that they have no messages of their own. */
const silentPackages = ['@garfish/router', '@garfish/browser-snapshot'];

/** Messages that also reach the reader in a way the page does not speak of. */
const otherKinds: Readonly<Record<string, string>> = {
  '(node) warning: possible EventEmitter memory leak detected. <…> listeners added. Use emitter.setMaxListeners() to increase limit.':
    'eventemitter2: an error object, for process.emitWarning of Node.js; a browser gets the line in its console',
};

/** Entries whose text stands in none of the scanned files. */
const textsOfOthers: Readonly<Record<string, string>> = {
  'preload-unregistered': 'the engine’s words for reading a property of undefined',
  'sub-app-before-load': 'the engine’s words for reading a property of undefined',
  'websocket-base-url': 'the engine’s words for reading a property of undefined',
  'blob-url': 'the engine’s words for destructuring undefined',
  'apps-filter': 'the engine’s words for calling what is no function',
  'active-when-function': 'the engine’s words for calling what is no function',
  'garfish-export-function': 'the engine’s words for calling what is no function',
  'garfish-config-json': 'the engine’s words for broken JSON',
  'load-app-null': 'the engine’s words for reading a property of null',
  'navigation-duplicated': 'of vue-router 3',
  'invalid-url': 'the browser’s words for half an address',
  'push-state-security': 'the browser’s words for an address of another origin',
  'failed-to-fetch': 'the browser’s words for a request that got no answer',
  'entry-protocol': 'the browser’s words for an address without http',
  'local-network': 'Chromium’s words for a request into the local network',
  'cors-multiple': 'the browser’s words for a header sent twice',
  'cors-header': 'the browser’s words for a header that no server allowed',
  'csp-blocked': 'the browser’s words for a violated Content-Security-Policy',
  'csp-resource': 'the browser’s words for a violated Content-Security-Policy',
  'frame-refused': 'the browser’s words for a page that may not be framed',
  'script-loading-failed': 'Firefox’s words for a script that did not come',
  'entry-not-a-url': 'the browser’s words for what is no address',
  'null-node': 'the engine’s words for a property of null',
  'illegal-invocation': 'the browser’s words for a method of another object',
  'correct-path': 'the engine’s words for calling what is no function',
  'exports-undefined': 'the engine’s words for a name that nothing has',
  'element-defined-twice': 'the browser’s words for an element defined twice',
  'worker-origin': 'the browser’s words for a worker of another origin',
  'not-a-node': 'the browser’s words for an argument that is no node',
  'css-wasm-csp': 'the browser’s words for a violated Content-Security-Policy',
  'set-on-proxy': 'the engine’s words for an assignment the proxy refused',
  'exports-declared': 'the engine’s words for a name declared twice',
  'import-outside': 'the engine’s words for a module run as a script',
  'left-hand-side': 'the engine’s words for an assignment to what takes none',
  'acorn-syntax': 'acorn’s words, which @garfish/es-module imports and does not bundle',
};

const entries = parseEntries(readFileSync(path.join(projectRoot, 'docs/errors.mdx'), 'utf8'));

function entriesFor(template: string, among: readonly ErrorEntry[] = entries): ErrorEntry[] {
  return among.filter(({ texts }) => texts.some((text) => matchesTemplate(text, template)));
}

/** The messages of a package that no entry naming it quotes. */
function undocumented({ name, messages }: Dist, among: readonly ErrorEntry[] = entries): string[] {
  const own = among.filter(({ origin }) => origin.split(/[，、\s]/).includes(name));
  return messages
    .filter(({ template }) => entriesFor(template, own).length === 0)
    .map(({ template }) => `${name}: ${template}`);
}

const everyTemplate = [...packageTemplates, ...bundledByOthers.map(({ template }) => template)];

/** The texts among the entries that none of the scanned files contains, with the entry’s id. */
function stale(among: readonly ErrorEntry[]): { id: string; text: string }[] {
  return among.flatMap(({ id, texts }) =>
    texts
      .filter((text) => !everyTemplate.some((template) => matchesTemplate(text, template)))
      .map((text) => ({ id, text })),
  );
}

const kindNames = { throw: '抛出', warn: '警告', error: '错误日志' } as const;

function describesKind(entry: ErrorEntry, { kind, devOnly }: Message): boolean {
  return entry.kind.startsWith(kindNames[kind]) && entry.kind.includes('仅开发环境') === devOnly;
}

const misdescribed = [...packages.flatMap(({ messages }) => messages), ...bundledByOthers].filter(
  (message) => {
    const quoting = entriesFor(message.template);
    return quoting.length > 0 && !quoting.some((entry) => describesKind(entry, message));
  },
);

describe('extractMessages', () => {
  test.each([
    ['warn2(`The ${app.name} app\n mounting.`)', [['The <…> app mounting.', 'warn', false]]],
    ['assert(x, "Miss appName.")', [['Miss appName.', 'throw', false]]],
    ['error(msg || "unknow reason")', [['unknow reason', 'throw', false]]],
    ['throw new TypeError("Illegal " + what)', [['Illegal <…>', 'throw', false]]],
    ['this.onerror("no")', [['no', 'throw', false]]],
    ['function f() { var m = "too many"; { console.error(m) } }', [['too many', 'error', false]]],
    [
      'throw Error("Invalid" + (why ? " because " + why : ""))',
      [
        ['Invalid because <…>', 'throw', false],
        ['Invalid', 'throw', false],
      ],
    ],
    ['process.env.NODE_ENV !== "production" && warn("dev")', [['dev', 'warn', true]]],
    ['if (process.env.NODE_ENV) { console.warn("dev", data) }', [['dev', 'warn', true]]],
    ['warn(e); throw e; console.log("fine"); emit("error")', []],
  ])('%s', (source, expected) => {
    expect(extractMessages(source).map(({ template, kind, devOnly }) => [template, kind, devOnly])).toEqual(
      expected,
    );
  });
});

describe('the checks', () => {
  const [entry] = parseEntries('### `The "x" app broke.` {/* #broke */}\n\n- 来源包：`a`\n- 类型：警告\n');
  const message: Message = { template: 'The "<…>" app broke.', kind: 'warn', devOnly: false };

  test('parse an entry', () => {
    expect(entry).toEqual({ id: 'broke', texts: ['The "x" app broke.'], origin: 'a', kind: '警告' });
  });

  test('parse a table of entries that have origin and kind in common', () => {
    const table =
      '| 报错 | 条件 |\n| --- | --- |\n| `no a`、`no b` | 一 |\n| `` no `c` ``（错） | `二` |\n| 无 | `三` |\n';
    const below = { id: 'parser', origin: 'a', kind: '抛出' };
    expect(parseEntries(`### 解析 {/* #parser */}\n\n- 来源包：\`a\`\n- 类型：抛出\n\n${table}`)).toEqual([
      { ...below, texts: ['no a', 'no b'] },
      { ...below, texts: ['no `c`'] },
    ]);
    expect(parseEntries(`### 别的 {/* #other */}\n\n${table}`)).toEqual([]);
  });

  test('accept an entry for a message of its package only', () => {
    const known = entry ? [entry] : [];
    expect(undocumented({ name: 'a', messages: [message] }, known)).toEqual([]);
    expect(undocumented({ name: 'b', messages: [message] }, known)).toEqual(['b: The "<…>" app broke.']);
  });

  test('refuse a text that no dist contains', () => {
    expect(stale(entry ? [entry] : [])).toEqual([{ id: 'broke', text: 'The "x" app broke.' }]);
  });
});

describe('docs/errors.mdx', () => {
  test('entries and messages are found', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(packageTemplates.size).toBeGreaterThan(100);
    expect(bundledByOthers.length).toBeGreaterThan(20);
  });

  test.each(packages)('has every message of $name', (dist) => {
    expect(undocumented(dist)).toEqual([]);
    expect(dist.messages.length === 0).toBe(silentPackages.includes(dist.name));
  });

  test('has every message of the code that the script-tag build bundles', () => {
    const missing = bundledByOthers.filter(
      ({ template }) => !(template in unreachableMessages) && entriesFor(template).length === 0,
    );
    expect(missing).toEqual([]);
  });

  test('has no text that is not in a dist', () => {
    expect(stale(entries).filter(({ id }) => !(id in textsOfOthers))).toEqual([]);
  });

  test('says of every message whether it is thrown, and whether only in development', () => {
    expect(misdescribed.filter(({ template }) => !(template in otherKinds))).toEqual([]);
  });

  test('needs every exclusion', () => {
    const bundled = new Set(bundledByOthers.map(({ template }) => template));
    expect(
      Object.keys(unreachableMessages).filter((each) => !bundled.has(each) || entriesFor(each).length > 0),
    ).toEqual([]);
    const otherwise = new Set(misdescribed.map(({ template }) => template));
    expect(Object.keys(otherKinds).filter((each) => !otherwise.has(each))).toEqual([]);
    const foreign = new Set(stale(entries).map(({ id }) => id));
    expect(Object.keys(textsOfOthers).filter((id) => !foreign.has(id))).toEqual([]);
  });
});
