import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { steps, type Outcome, type RunEvidence, type StepName } from '@site/demos/hosts/doctor/protocol';
import { filesBelow } from '@site/tools/filesBelow';
import { recordOf } from '@site/tools/recordOf';
import type { Evidence, FileEvidence, Run, ScriptTag } from '../evidence';
import { checks, diagnose } from './diagnose';
import { summaryOf, toMarkdown } from './toMarkdown';

const passed: Outcome = { state: 'passed', message: '' };
const nothing = { elements: 1, characters: 0, outside: [] };
const drawn = { elements: 3, characters: 8, outside: [] };
const entry = 'http://localhost:5173/';

function outcomes(changes: Partial<Record<StepName, Outcome>>): Record<StepName, Outcome> {
  return { ...recordOf(steps, () => passed), ...changes };
}

function run(changes: Partial<RunEvidence> = {}): Run {
  const evidence: RunEvidence = {
    stage: 'end',
    outcomes: outcomes({}),
    failures: [],
    executed: [`${entry}main.js`],
    provider: {
      way: 'exports',
      exported: ['provider'],
      globals: [],
      isLate: false,
      reads: ['dom', 'basename'],
    },
    pictures: { before: nothing, after: drawn, again: drawn },
    isWiped: false,
    resources: [],
    failedFonts: [],
    addresses: [],
    leftovers: [],
    storageKeys: [],
    ...changes,
  };
  return { end: 'ended', usesPlugin: false, evidence };
}

const code = {
  isModule: false,
  exportsProvider: false,
  evaluates: false,
  callsLoader: false,
  namesProcess: false,
  hasReact16: false,
};

function file(url: string, changes: Partial<FileEvidence> = {}): FileEvidence {
  const contentType = 'text/javascript';
  return {
    url,
    finalUrl: url,
    failure: undefined,
    status: 200,
    contentType,
    bytes: 9,
    isPage: false,
    isUtf8: true,
    isCompressed: false,
    code,
    ...changes,
  };
}

function script(url: string, changes: Partial<ScriptTag> = {}): ScriptTag {
  return { url, isModule: false, isAsync: false, isNoModule: false, code, ...changes };
}

function evidenceOf(changes: Partial<Evidence> = {}): Evidence {
  return {
    request: { entry, basename: '/subapp', props: {} },
    origin: 'https://garfishjs.org',
    entry: file(entry, { contentType: 'text/html', isPage: true }),
    page: {
      scripts: [script(`${entry}main.js`)],
      styles: [],
      hints: [],
      metaPolicy: '',
      title: '',
      base: '',
      refresh: '',
      written: ['main.js'],
      hasPassword: false,
    },
    files: [file(`${entry}main.js`)],
    runs: { vm: run() },
    milliseconds: 1200,
    ...changes,
  };
}

function foundIn(evidence: Evidence): string[] {
  return diagnose(evidence).findings.map(({ check }) => check.id);
}

/** What one check has seen; nothing where it found no fault. */
function seenBy(id: string, evidence: Evidence): readonly string[] {
  return diagnose(evidence).findings.find(({ check }) => check.id === id)?.seen ?? [];
}

const withoutProvider = outcomes({
  mount: { state: 'failed', message: 'Error: [Garfish warning]: "provider" is "undefined".' },
});

const noProvider = { way: 'none', exported: [], globals: [], isLate: false, reads: [] } as const;

test('a sub-app without faults has none found, and what was looked at is listed', () => {
  const diagnosis = diagnose(evidenceOf());
  expect(diagnosis.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  expect(summaryOf(diagnosis)).toMatch(/^可以接入，没有发现问题/);
  expect(diagnosis.passes.join()).toMatch(/找到 `provider`.*能挂载：vm/s);
});

test('what is said to be as it should be is not what was found to be wrong', () => {
  const passesIn = (changes: Partial<Evidence>): string => diagnose(evidenceOf(changes)).passes.join();
  const blank = { before: nothing, after: nothing, again: nothing };
  expect(passesIn({ runs: { vm: run({ pictures: blank }) } })).not.toContain('能挂载：');
  expect(passesIn({ runs: { vm: run({ isWiped: true }) } })).not.toContain('能挂载：');
  expect(passesIn({ runs: { vm: { ...run(), end: 'left' } } })).not.toContain('能挂载：');

  const once = { before: nothing, after: drawn, again: nothing };
  expect(passesIn({ runs: { vm: run({ pictures: once }) } })).not.toContain('卸载后能再挂载');
  expect(passesIn({ runs: { vmHide: run({ pictures: once }) } })).not.toContain('隐藏后能再显示');

  expect(passesIn({ runs: { vm: run({ storageKeys: ['user'] }) } })).not.toContain('没有留下东西');
  expect(passesIn({ runs: { vm: run({ addresses: ['/list'] }) } })).not.toContain('读取了 `basename`');
  const own = [{ url: `${entry}logo.png`, initiator: 'img', hasFailed: false }];
  const lost = [{ url: 'https://garfishjs.org/logo.png', initiator: 'img', hasFailed: true }];
  const runs = { vm: run({ resources: own }), off: run({ resources: lost }) };
  expect(passesIn({ runs })).not.toContain('都不指向主应用');

  expect(passesIn({})).toContain('入口可以跨域取得');
  const request = { entry, basename: '/subapp', props: {}, html: '<p></p>' };
  expect(passesIn({ request })).not.toContain('入口可以跨域取得');
});

test('what follows from a cause is named below it, not as a finding of its own', () => {
  const provider = { way: 'none', exported: [], globals: ['order'], isLate: false, reads: [] } as const;
  const failures = [{ kind: 'console', stage: 'mount', message: 'x', file: '' }] as const;
  const evidence = evidenceOf({ runs: { vm: run({ outcomes: withoutProvider, provider, failures }) } });
  const [first, ...others] = diagnose(evidence).findings;
  expect(first?.check.id).toBe('provider-library');
  expect(first?.consequences).toContain('脚本没有给出 provider');
  expect(others.filter(({ severity }) => severity === 'fails')).toEqual([]);
});

test('a script that cannot be had is the cause of a missing provider', () => {
  const evidence = evidenceOf({
    files: [file(`${entry}main.js`, { status: 404, contentType: 'text/plain' })],
    runs: { vm: run({ outcomes: withoutProvider, executed: [] }) },
  });
  expect(foundIn(evidence)).toEqual(['script-missing']);
});

test('an entry that is had and does not load is a fault; its type is the reason when that is so', () => {
  const loads = (message: string): string[] => {
    const none: Outcome = { state: 'none', message: '' };
    const load: Outcome = { state: 'failed', message };
    const failed = recordOf(steps, () => none);
    return foundIn(evidenceOf({ runs: { vm: run({ outcomes: { ...failed, load } }) } }));
  };
  expect(loads('SyntaxError: Unexpected token')[0]).toBe('load-fails');
  const ofType = loads('Error: Entrance wrong type of resource of "examined".');
  expect(ofType).toContain('entry-type');
  expect(ofType).not.toContain('load-fails');
});

test('an entry of the reader’s own machine that refuses a public page is explained by where the page is', () => {
  const refusing = evidenceOf({
    entry: file(entry, { failure: 'cors', status: 0 }),
    page: undefined,
    files: [],
    runs: {},
  });
  expect(diagnose(refusing).findings[0]?.seen.join()).toMatch(/Vite 6 起的默认设置/);
  const fromLocal = diagnose({ ...refusing, origin: 'http://localhost:3000' }).findings[0];
  expect(fromLocal?.check.id).toBe('entry-cors');
  expect(fromLocal?.seen.join()).not.toMatch(/Vite/);
});

test('what a framework is known to leave is a note, anything else a risk', () => {
  const known = run({ leftovers: [{ kind: 'listener', name: 'document selectionchange' }] });
  expect(foundIn(evidenceOf({ runs: { vm: known } }))).toContain('left-by-framework');
  const own = run({ leftovers: [{ kind: 'interval', name: 'setInterval' }] });
  expect(foundIn(evidenceOf({ runs: { vm: own } }))[0]).toBe('left-behind');
});

test('what anybody may leave is a framework’s only with a trace of it, and once', () => {
  const click = { kind: 'listener', name: 'document click' } as const;
  const react16 = file(`${entry}main.js`, { code: { ...code, hasReact16: true } });
  const listens = (times: number, files = [react16]): string[] => {
    const leftovers = Array.from({ length: times }, () => ({ ...click }));
    return foundIn(evidenceOf({ files, runs: { vm: run({ leftovers }) } }));
  };
  expect(listens(1, [file(`${entry}main.js`)])).toContain('left-behind');
  expect(listens(1)).not.toContain('left-behind');
  expect(listens(2)).toEqual(expect.arrayContaining(['left-behind', 'left-by-framework']));

  const popstate = { kind: 'listener', name: 'window popstate' } as const;
  const flag = { kind: 'global', name: '__GARFISH_ROUTER_FLAG__' } as const;
  const routes = (leftovers: RunEvidence['leftovers']): string[] =>
    foundIn(evidenceOf({ runs: { vm: run({ leftovers }) } }));
  expect(routes([popstate])).toContain('left-behind');
  expect(routes([popstate, flag])).not.toContain('left-behind');
});

test('what a development server’s client leaves is a note, and hides nothing of the sub-app’s own', () => {
  const leftovers = [
    { kind: 'global', name: '$RefreshReg$' },
    { kind: 'global', name: 'webpackHotUpdateorder' },
    { kind: 'listener', name: 'window beforeunload' },
  ] as const;
  const served = foundIn(evidenceOf({ runs: { off: run({ leftovers }) } }));
  expect(served).toContain('left-by-development');
  expect(served).not.toContain('left-behind');
  const own = evidenceOf({
    runs: { off: run({ leftovers: [...leftovers, { kind: 'interval', name: 'setInterval' }] }) },
  });
  expect(diagnose(own).findings[0]?.seen).toEqual(['关闭沙箱：没有停止的定时器 setInterval']);
  // A listener of that name is anybody's where no such client is.
  const built = foundIn(evidenceOf({ runs: { off: run({ leftovers: leftovers.slice(2) }) } }));
  expect(built[0]).toBe('left-behind');
});

test('of modules that mount nowhere, the error of the run that came to rendering is told', () => {
  const { page } = evidenceOf();
  const syntax = {
    kind: 'script',
    stage: 'mount',
    message: 'SyntaxError: Cannot use import statement outside a module',
    file: `${entry}main.js`,
  } as const;
  const thrown = outcomes({ mount: { state: 'failed', message: 'TypeError: user is undefined' } });
  const evidence = evidenceOf({
    page: page && { ...page, scripts: page.scripts.map((script) => ({ ...script, isModule: true })) },
    runs: {
      vm: run({ outcomes: withoutProvider, provider: noProvider, failures: [syntax] }),
      vmPlugin: { ...run({ outcomes: thrown }), usesPlugin: true },
    },
  });
  const [first] = diagnose(evidence).findings;
  expect(first?.check.id).toBe('render-throws');
  expect(first?.seen).toEqual(['vm，装 es-module 插件：TypeError: user is undefined']);
});

test('an `env` of nothing is blamed on process only where a script names it, and before there is a provider', () => {
  const message = "TypeError: Cannot read properties of undefined (reading 'env')";
  const named = file(`${entry}main.js`, { code: { ...code, namesProcess: true } });
  const failed = (kind: 'script' | 'rejection', files: readonly FileEvidence[]): string[] => {
    const failures = [{ kind, stage: 'mount', message, file: `${entry}main.js` }] as const;
    const isMounted = kind === 'rejection';
    const changes = isMounted ? {} : { outcomes: withoutProvider, provider: noProvider };
    return foundIn(evidenceOf({ files, runs: { vm: run({ failures, ...changes }) } }));
  };
  expect(failed('script', [named])[0]).toBe('no-process');
  expect(failed('script', [file(`${entry}main.js`)])[0]).toBe('script-throws');
  expect(failed('rejection', [named])[0]).toBe('console-errors');
});

test.each([
  ['no-process', 'ReferenceError: process is not defined'],
  ['no-process', 'TypeError: can\'t access property "env", process is undefined'],
  ['no-process', "TypeError: undefined is not an object (evaluating 'process.env')"],
  ['no-process', "ReferenceError: Can't find variable: process"],
  ['exports-declared', "SyntaxError: Identifier 'exports' has already been declared"],
  ['exports-declared', 'SyntaxError: redeclaration of let exports'],
  ['exports-declared', "SyntaxError: Cannot declare a const variable twice: 'exports'."],
  ['script-throws', "SyntaxError: Identifier 'order' has already been declared"],
  ['script-throws', 'TypeError: can\'t access property "env", config is undefined'],
])('%s is found in %s', (id, message) => {
  const failures = [{ kind: 'script', stage: 'mount', message, file: `${entry}main.js` }] as const;
  const vm = run({ outcomes: withoutProvider, provider: noProvider, failures });
  expect(foundIn(evidenceOf({ runs: { vm } }))[0]).toBe(id);
});

test.each([
  "Unexpected token 'export'",
  'import declarations may only appear at top level of a module',
  'export declarations may only appear at top level of a module',
  'import.meta may only appear in a module',
  "Unexpected token '{'. import call expects one or two arguments.",
  "Unexpected keyword 'export'",
  'import.meta is only valid inside modules.',
])('a module in the vm sandbox is recognised by %j', (message) => {
  const { page } = evidenceOf();
  const failures = [{ kind: 'script', stage: 'mount', message, file: `${entry}main.js` }] as const;
  const evidence = evidenceOf({
    page: page && { ...page, scripts: page.scripts.map((script) => ({ ...script, isModule: true })) },
    runs: { vm: run({ outcomes: withoutProvider, provider: noProvider, failures }), off: run() },
  });
  expect(foundIn(evidence)).toContain('module-in-vm');
});

test('a request that ends with the sub-app is no error; one that it aborts while it runs is', () => {
  const aborted = (stage: 'mount' | 'unmount'): string[] => {
    const message = 'AbortError: signal is aborted without reason';
    const failures = [{ kind: 'rejection', stage, message, file: '' }] as const;
    return foundIn(evidenceOf({ runs: { vm: run({ failures }) } }));
  };
  expect(aborted('unmount')).not.toContain('console-errors');
  expect(aborted('mount')).toContain('console-errors');
});

test('live reload that the examining frame is refused is no fault', () => {
  const failures = [
    { kind: 'console', stage: 'mount', message: '[webpack-dev-server] Invalid Host/Origin header', file: '' },
  ] as const;
  const found = foundIn(evidenceOf({ runs: { vm: run({ failures }) } }));
  expect(found).toContain('frame-limits');
  expect(found).not.toContain('console-errors');
});

test('what follows from a status is named below it', () => {
  const refused = evidenceOf({
    entry: file(entry, { status: 401, contentType: 'text/html', isPage: true }),
    page: {
      scripts: [],
      styles: [],
      hints: [],
      metaPolicy: '',
      title: '401',
      base: '',
      refresh: '',
      written: [],
      hasPassword: false,
    },
    runs: {},
  });
  expect(foundIn(refused)).toEqual(['entry-status']);
});

test('a style that is left is said to be anybody’s, and is no risk', () => {
  const left = evidenceOf({ runs: { vm: run({ leftovers: [{ kind: 'node', name: 'style' }] }) } });
  const found = foundIn(left);
  expect(found).toContain('styles-left');
  expect(found).not.toContain('left-by-framework');
  expect(found).not.toContain('left-behind');
});

test('any other element that is left is the sub-app’s own', () => {
  const left = evidenceOf({ runs: { vm: run({ leftovers: [{ kind: 'node', name: 'div' }] }) } });
  expect(foundIn(left)).not.toContain('styles-left');
  expect(seenBy('left-behind', left)).toEqual(['vm：节点 div']);
});

test('addresses outside the basename are told, those inside it are not', () => {
  const addresses = ['/subapp', '/subapp/list', '/subapp?tab=1', '/subapp#end', '/subapplication', '/list'];
  const { request } = evidenceOf();
  const outsideOf = (basename: string): readonly string[] =>
    seenBy(
      'basename-ignored',
      evidenceOf({ request: { ...request, basename }, runs: { vm: run({ addresses }) } }),
    ).map((line) => line.replace(/^.* /, ''));
  expect(outsideOf('/subapp')).toEqual(['/subapplication', '/list']);
  expect(outsideOf('/list')).toEqual(addresses.slice(0, -1));
  expect(outsideOf('/')).toEqual([]);
});

test('an entry without scripts tells its title, and where it leads', () => {
  const { page } = evidenceOf();
  const seenIn = (title: string, refresh: string): readonly string[] =>
    seenBy('no-script', evidenceOf({ page: page && { ...page, scripts: [], title, refresh }, runs: {} }));
  expect(seenIn('', '')).toEqual(['页面里没有 <script>']);
  expect(seenIn('订单', '/orders/')).toEqual(['页面“订单”里没有 <script>', '它写着跳到别处：/orders/']);
});

test('of what is written beside a <base>, only the addresses that it changes are told', () => {
  const { page } = evidenceOf();
  const seenFor = (base: string): readonly string[] =>
    seenBy(
      'base-ignored',
      evidenceOf({ page: page && { ...page, base, written: ['main.js', '/main.js', 'http://'] } }),
    );
  expect(seenFor('/order/')).toEqual([
    `main.js：单独打开时请求 ${entry}order/main.js，Garfish 请求 ${entry}main.js`,
  ]);
  expect(seenFor('')).toEqual([]);
  expect(seenFor('http://')).toEqual([]);
});

test('a provider of another kind is found where there is one in time', () => {
  const message = 'Error: [Garfish warning]: Invalid module content: order';
  const failed = outcomes({ mount: { state: 'failed', message } });
  const failures = [{ kind: 'console', stage: 'mount', message, file: '' }] as const;
  const seenWith = (changes: Partial<RunEvidence>): readonly string[] =>
    seenBy('provider-shape', evidenceOf({ runs: { vm: run({ outcomes: failed, failures, ...changes }) } }));
  expect(seenWith({})).toEqual([message]);
  expect(seenWith({ provider: noProvider })).toEqual([]);
  expect(seenWith({ provider: { ...noProvider, way: 'exports', isLate: true } })).toEqual([]);
});

test('what the examining frame forbids is no fault of the sub-app, and no leave to use it', () => {
  const message = 'SecurityError: Service worker is disabled because the context is sandboxed';
  const refused = outcomes({ mount: { state: 'failed', message } });
  const diagnosis = diagnose(evidenceOf({ runs: { vm: run({ outcomes: refused }) } }));
  expect(diagnosis.findings[0]?.check.id).toBe('frame-limits');
  expect(diagnosis.findings.filter(({ severity }) => severity === 'fails')).toEqual([]);
  expect(summaryOf(diagnosis)).toMatch(/^没有结论/);
});

test('a worker of another origin is the sub-app’s fault, one of the main application’s page goes to the wrong place', () => {
  const refused = (url: string): string[] => {
    const message = `SecurityError: Failed to construct 'Worker': Script at '${url}' cannot be accessed from origin 'null'.`;
    const failed = outcomes({ mount: { state: 'failed', message } });
    return foundIn(evidenceOf({ runs: { vm: run({ outcomes: failed }) } }));
  };
  expect(refused(`${entry}worker.js`)).toEqual(['worker-elsewhere']);
  expect(refused('https://garfishjs.org/worker.js')).toEqual(['asset-elsewhere']);
  expect(refused('blob:null/1')).toEqual(['frame-limits']);
});

test('a script that the frame refuses something is no fault', () => {
  const message = "SecurityError: Failed to set a named property 'href' on 'Location'";
  const failures = [{ kind: 'script', stage: 'mount', message, file: `${entry}main.js` }] as const;
  const refused = outcomes({ mount: { state: 'failed', message } });
  const diagnosis = diagnose(evidenceOf({ runs: { vm: run({ outcomes: refused, failures }) } }));
  expect(diagnosis.findings.map(({ check }) => check.id)).toEqual(['frame-limits']);
  expect(summaryOf(diagnosis)).toMatch(/^没有结论/);
});

test.each([
  ['define is not a function', 'loader-format'],
  ["Can't find variable: System", 'loader-format'],
  ["Cannot read properties of undefined (reading 'register')", 'loader-format'],
  ['config is not defined', 'script-throws'],
])('of a script in the format of a loader that throws %j, the finding is %s', (message, id) => {
  const failures = [{ kind: 'script', stage: 'mount', message, file: `${entry}main.js` }] as const;
  const vm = run({ outcomes: withoutProvider, provider: noProvider, failures });
  const files = [file(`${entry}main.js`, { code: { ...code, callsLoader: true } })];
  expect(foundIn(evidenceOf({ files, runs: { vm } }))[0]).toBe(id);
});

test('a folder without the slash at its end is told where its scripts are looked for', () => {
  const seenAt = (finalUrl: string, written: string): string => {
    const { page } = evidenceOf();
    const { findings } = diagnose(
      evidenceOf({
        entry: file(finalUrl, { contentType: 'text/html', isPage: true }),
        page: page && { ...page, written: [written] },
        files: [file(`${entry}main.js`, { status: 404 })],
      }),
    );
    return findings[0]?.seen.join() ?? '';
  };
  expect(seenAt(`${entry}order`, './main.js')).toContain(
    './main.js 从上一级目录算起，是 http://localhost:5173/main.js',
  );
  expect(seenAt(`${entry}order`, 'js/main.js')).toContain('末尾没有');
  for (const [url, written] of [
    [`${entry}order/`, './main.js'],
    [`${entry}order.html`, './main.js'],
    [`${entry}order`, '/main.js'],
    [`${entry}order`, 'https://cdn.example.com/main.js'],
  ] as const) {
    expect(seenAt(url, written)).not.toContain('末尾没有');
  }
});

test('modules that the browser has run to their end have not hung: what they lack is the provider', () => {
  const { page } = evidenceOf();
  const hangs = outcomes({ mount: { state: 'timeout', message: '' } });
  const modules = page && { ...page, scripts: [script(`${entry}main.js`, { isModule: true })] };
  const vmPlugin = { ...run({ outcomes: hangs, provider: noProvider }), usesPlugin: true };
  const off = run({ outcomes: withoutProvider, provider: noProvider });
  expect(foundIn(evidenceOf({ page: modules, runs: { vmPlugin, off } }))).toEqual(['provider-missing']);
  expect(foundIn(evidenceOf({ page: modules, runs: { vmPlugin } }))[0]).toBe('module-fails');
});

test('a port that browsers keep away from is the cause, whatever else is said of it', () => {
  const at = (url: string, failure: FileEvidence['failure']): string[] =>
    foundIn(evidenceOf({ entry: file(url, { failure, status: 0 }), page: undefined, files: [], runs: {} }));
  expect(at('http://localhost:6000/', 'unreachable')).toEqual(['blocked-port']);
  expect(at('http://localhost:6000/', 'denied')).toEqual(['blocked-port']);
  expect(at('http://localhost:6001/', 'unreachable')).toEqual(['unreachable']);
  expect(at('http://localhost:6000/', undefined)).not.toContain('blocked-port');
});

test('another encoding is named where Garfish reads the text: not in an error page, nor in HTML that the reader has given', () => {
  const seenIn = (evidence: Partial<Evidence>) => seenBy('not-utf-8', evidenceOf(evidence));
  const main = `${entry}main.js`;
  const page = file(entry, { isPage: true, contentType: 'text/html', isUtf8: false });
  expect(seenIn({ files: [file(main, { isUtf8: false })] })).toEqual([expect.stringContaining(main)]);
  expect(seenIn({ files: [file(main, { isUtf8: false, status: 404 })] })).toEqual([]);
  expect(seenIn({ entry: page })).toEqual([expect.stringContaining(entry)]);
  expect(seenIn({ entry: page, request: { entry, basename: '', props: {}, html: '' } })).toEqual([]);
});

test('what can be fetched and not shown is kept from the page, not lost', () => {
  const url = `${entry}logo.png`;
  const runs = { vm: run({ resources: [{ url, initiator: 'img', hasFailed: true }] }) };
  const picture = file(url, { contentType: 'image/png' });
  expect(foundIn(evidenceOf({ files: [picture], runs }))[0]).toBe('asset-blocked');
  expect(foundIn(evidenceOf({ files: [{ ...picture, status: 404 }], runs }))[0]).toBe('asset-lost');
});

test('a login page is named when the entry leads to it; a folder’s index is the same place', () => {
  const moved = (finalUrl: string, hasPassword: boolean): string[] => {
    const page = {
      scripts: [],
      styles: [],
      hints: [],
      metaPolicy: '',
      title: '',
      base: '',
      refresh: '',
      written: [],
      hasPassword,
    };
    return foundIn(
      evidenceOf({
        entry: file(entry, { finalUrl, contentType: 'text/html', isPage: true }),
        page,
        runs: {},
      }),
    );
  };
  expect(moved(`${entry}login`, true)).toEqual(['login-page']);
  expect(moved(`${entry}login`, false)).toEqual(['no-script', 'redirected']);
  expect(moved(`${entry}index.html`, true)).toEqual(['no-script']);
});

test('an address of the page around is one of the main application', () => {
  const resources = [{ url: 'https://garfishjs.org/logo.png', initiator: 'img', hasFailed: true }];
  expect(foundIn(evidenceOf({ runs: { vm: run({ resources }) } }))[0]).toBe('asset-elsewhere');
  const own = [{ url: `${entry}logo.png`, initiator: 'img', hasFailed: false }];
  expect(foundIn(evidenceOf({ runs: { vm: run({ resources: own }) } }))).not.toContain('asset-elsewhere');
});

test('an interface that refuses is no lost file; what the page has asked for is', () => {
  const address = `${entry}api/user`;
  const files = [file(`${entry}main.js`), file(address, { status: 401 })];
  expect(foundIn(evidenceOf({ files }))[0]).toBe('call-failed');
  const asked = (initiator: string): string | undefined => {
    const resources = [{ url: address, initiator, hasFailed: false }];
    return foundIn(evidenceOf({ files, runs: { vm: run({ resources }) } }))[0];
  };
  expect(asked('fetch')).toBe('call-failed');
  expect(asked('img')).toBe('asset-lost');
  const chunk = file(`${entry}chunk.js`, { status: 404 });
  expect(foundIn(evidenceOf({ files: [chunk] }))).toContain('asset-lost');
});

test.each<[path: string, changes: Partial<FileEvidence>, found: string | undefined]>([
  ['login.do', { status: 401 }, 'call-failed'],
  ['api.php', { status: 500 }, 'call-failed'],
  ['v1.2/users', { status: 404 }, 'call-failed'],
  ['user.json', { status: 403 }, 'call-failed'],
  ['locales/zh.json', { status: 404 }, 'asset-lost'],
  ['photo.PNG', { status: 404 }, 'asset-lost'],
  ['list.html', { isPage: true }, undefined],
  ['list.html', { status: 404, isPage: true }, 'asset-lost'],
  ['chunk.js', { isPage: true }, 'asset-lost'],
])('of %s with %j, the finding is %s', (path, changes, found) => {
  const files = [file(entry + path, changes)];
  const ids = foundIn(evidenceOf({ files })).filter((id) => id === 'call-failed' || id === 'asset-lost');
  expect(ids).toEqual(found === undefined ? [] : [found]);
});

test('an address that is none is a finding, and stops no check', () => {
  const evidence = evidenceOf();
  const written = 'http://';
  const lost = { failure: 'invalid', status: 0 } as const;
  const resources = [{ url: 'https://garfishjs.org/main.css', initiator: 'link', hasFailed: true }];
  const findings = foundIn({
    ...evidence,
    page: evidence.page && {
      ...evidence.page,
      scripts: [...evidence.page.scripts, script(written)],
      styles: [written],
    },
    files: [...evidence.files, file(written, lost)],
    runs: { vm: run({ resources }) },
  });
  expect(findings).toEqual(expect.arrayContaining(['script-missing', 'style-broken', 'asset-elsewhere']));
});

test('an entry of many megabytes that stops the page is named, not taken for a loop', () => {
  const stuck: Partial<Evidence> = { runs: { vm: { ...run({ stage: 'mount' }), end: 'stuck' } } };
  const large = file(entry, { contentType: 'text/html', isPage: true, bytes: 8_300_000 });
  const [first, ...others] = diagnose(evidenceOf({ ...stuck, entry: large })).findings;
  expect([first?.check.id, first?.seen]).toEqual([
    'entry-large',
    ['入口 HTML 有 8.3 MB', 'vm：停在 mount 这一步'],
  ]);
  expect(others.filter(({ severity }) => severity === 'fails')).toEqual([]);
  expect(foundIn(evidenceOf(stuck))[0]).toBe('endless-loop');
});

test('the report is Markdown with what was seen, why, and the fix', () => {
  const evidence = evidenceOf({ runs: { vm: { ...run({ stage: 'mount' }), end: 'stuck' } } });
  const documents = { home: 'https://example.com/docs/', garfishVersion: '1.20.0' };
  const markdown = toMarkdown(evidence, diagnose(evidence), documents);
  expect(markdown).toMatch(/^# 接入体检\n/);
  expect(markdown).toMatch(/## 会失败：子应用卡住了页面\n\n看到的：\n\n- vm：停在 mount 这一步/);
  expect(markdown).toContain('；garfish 1.20.0；');
  expect(markdown).toContain('](https://example.com/docs/guide/security#not-a-boundary)');
});

const docs = new Map(filesBelow('docs', '.mdx').map((path) => [path, readFileSync(path, 'utf8')]));

test('ids are unique, and what a check explains is a check', () => {
  const ids = checks.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const unknown = checks.flatMap(({ explains = [] }) => explains.filter((id) => !ids.includes(id)));
  expect(unknown).toEqual([]);
});

test('every fact that a check rests on is stated in the documents', () => {
  const text = [...docs.values()].join('\n');
  const missing = checks.flatMap(({ facts = [] }) =>
    facts.filter((id) => !text.includes(`<Fact id="${id}">`)),
  );
  expect(missing).toEqual([]);
});

test('every link of a check leads to a page and a heading', () => {
  const isThere = (link: string): boolean => {
    const [page = '', anchor] = link.split('#');
    const path = `docs${page.replace(/\.md$/, '')}.mdx`;
    const text = docs.get(path) ?? docs.get(path.replace(/\.mdx$/, '/index.mdx'));
    return text !== undefined && (anchor === undefined || text.includes(`{/* #${anchor} */}`));
  };
  expect(checks.flatMap(({ links }) => links.map(([to]) => to)).filter((to) => !isThere(to))).toEqual([]);
});
