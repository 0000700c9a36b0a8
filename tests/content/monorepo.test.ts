import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { extractFences } from '../../tools/extractFences';
import { projectRoot } from '../../tools/projectRoot';
import { runSample } from './samples/runSample';

interface Release {
  stable: string;
  canary?: { entry: string; percent: number; users?: string[] };
}

interface Versions {
  isCanary: (app: string, user: string, release: Release) => boolean;
  readVersions: (url: string, builtIn: Record<string, Release>) => Promise<Record<string, Release>>;
  entryOf: (app: string, user: string, release: Release) => Promise<string>;
  leaveCanary: (app: string) => boolean;
}

interface Affected {
  affectedBy: (
    files: string[],
    packages: { name: string; folder: string; dependencies: string[] }[],
  ) => string[];
}

const page = 'docs/guide/monorepo.mdx';
let versions: Versions;
let affected: Affected;
beforeAll(async () => {
  versions = await runSample(page, 'src/versions.ts');
  affected = await runSample(page, 'affected.mjs');
});

/** What `localStorage` and `sessionStorage` offer. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

/** Every request is answered like this; without a status the network is down. */
function stubNetwork(status?: number, body?: object): void {
  vi.stubGlobal('fetch', () =>
    status === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(JSON.stringify(body ?? {}), { status })),
  );
}

const stable = 'https://orders.example.com/releases/1/index.html';
const entry = 'https://orders.example.com/releases/2/index.html';

function release(percent: number, users: string[] = []): Release {
  return { stable, canary: { entry, percent, users } };
}

describe('who is in', () => {
  const people = Array.from({ length: 2000 }, (_each, index) => String(index));
  const inside = (app: string, percent: number): string[] =>
    people.filter((user) => versions.isCanary(app, user, release(percent)));

  test.each([0, 5, 25, 50, 100])('%i per cent, within two', (percent) => {
    expect(Math.abs(inside('orders', percent).length / 20 - percent)).toBeLessThan(percent % 100 ? 2 : 0.01);
  });

  test('whoever was in stays in when the share grows', () => {
    expect(inside('orders', 25)).toEqual(expect.arrayContaining(inside('orders', 5)));
  });

  test('another sub-app takes other people', () => {
    const both = inside('orders', 25).filter((user) => inside('report', 25).includes(user));
    expect(Math.abs(both.length / 20 - 6.25)).toBeLessThan(2);
  });

  test('users named in the map are in at 0 per cent, nobody without a canary', () => {
    expect(versions.isCanary('orders', '7', release(0, ['7']))).toBe(true);
    expect(versions.isCanary('orders', '8', release(0, ['7']))).toBe(false);
    expect(versions.isCanary('orders', '7', { stable })).toBe(false);
  });
});

describe('the entry', () => {
  test('is the canary for those who are in, while it is there', async () => {
    stubNetwork(200);
    expect(await versions.entryOf('orders', '7', release(100))).toBe(entry);
    expect(await versions.entryOf('orders', '7', release(0))).toBe(stable);
  });

  test.each([404, 500, undefined])('is the stable one when the canary answers %s', async (status) => {
    stubNetwork(status);
    expect(await versions.entryOf('orders', '7', release(100))).toBe(stable);
  });

  test('is the stable one after the canary has been left, and leaving it twice does not reload twice', async () => {
    stubNetwork(200);
    expect([versions.leaveCanary('orders'), versions.leaveCanary('orders')]).toEqual([true, false]);
    expect(await versions.entryOf('orders', '7', release(100))).toBe(stable);
  });
});

test('the map is the present one, else the last one, else the one that was built in', async () => {
  const builtIn = { orders: { stable: 'built in' } };
  const read = async (): Promise<unknown> => versions.readVersions('/versions.json', builtIn);
  stubNetwork();
  expect(await read()).toEqual(builtIn);
  stubNetwork(200, { orders: { stable } });
  expect(await read()).toEqual({ orders: { stable } });
  stubNetwork(503);
  expect(await read()).toEqual({ orders: { stable } });
});

describe('affected packages', () => {
  const packages = [
    { name: 'host', folder: 'packages/host', dependencies: ['@acme/contract'] },
    { name: 'orders', folder: 'packages/orders', dependencies: ['ui', 'vue'] },
    { name: 'report', folder: 'packages/report', dependencies: [] },
    { name: 'ui', folder: 'packages/ui', dependencies: ['@acme/contract'] },
    { name: '@acme/contract', folder: 'packages/contract', dependencies: [] },
  ];

  test.each([
    ['a sub-app alone', ['packages/report/src/a.ts'], ['report']],
    [
      'what others need, at any distance',
      ['packages/contract/a.ts'],
      ['host', 'orders', 'ui', '@acme/contract'],
    ],
    ['documents', ['packages/report/README.md', 'README.md'], []],
    ['a file of nobody', ['package-lock.json'], ['host', 'orders', 'report', 'ui', '@acme/contract']],
    [
      'a folder with a longer name',
      ['packages/report-old/a.ts', 'packages/report/a.ts'],
      packages.map(({ name }) => name),
    ],
    ['nothing', [], []],
  ])('%s', (_name, files, expected) => {
    expect(affected.affectedBy(files, packages)).toEqual(expected);
  });
});

test('CI checks, tests and builds what a commit has affected', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'garfish-monorepo-'));
  const write = (file: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const git = (...given: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...given], {
      cwd: folder,
    });
  const fences = extractFences(page, readFileSync(path.join(projectRoot, page), 'utf8'));
  try {
    for (const title of ['package.json', 'affected.mjs', 'ci.mjs']) {
      write(title, fences.find(({ meta }) => meta['title'] === title)?.code ?? '');
    }
    for (const [name, dependencies] of [
      ['@acme/contract', {}],
      ['orders', { '@acme/contract': '*' }],
      ['report', {}],
    ] as const) {
      write(
        `packages/${path.basename(name)}/package.json`,
        JSON.stringify({ name, dependencies, scripts: { build: `echo built ${name}` } }),
      );
    }
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    git('commit', '--quiet', '--message=first');
    // Git quotes such a name, unless it is told not to.
    write('packages/contract/用户.ts', 'export {};');
    git('add', '.');
    git('commit', '--quiet', '--message=second');
    const output = execFileSync(process.execPath, ['ci.mjs', 'HEAD~1'], { cwd: folder, encoding: 'utf8' });
    expect(output.match(/^built .*/gm)).toEqual(['built @acme/contract', 'built orders']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
