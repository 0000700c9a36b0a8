import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { documentSources } from '.';
import sourcesLoader from './sourcesLoader.mjs';

test.each([
  ['of the starter', '<StarterFile path="host/src/main.ts">入口</StarterFile>', ['starter/host/src/main.ts']],
  ['of the course', '<Exercise step="mount" />', ['learn']],
  ['of the record of versions', '<VersionChanges since="1.8.1" />', ['facts/history.json', 'docs']],
  ['of nothing else', '第一篇', []],
])('what a document shows %s is named', (_, source, expected) => {
  const named: string[] = [];
  const name = (each: string) => named.push(path.relative(projectRoot, each));
  const context = { addDependency: name, addContextDependency: name };
  expect(Reflect.apply(sourcesLoader, context, [source])).toBe(source);
  expect(named).toEqual(expected);
  expect(named.filter((each) => !existsSync(path.join(projectRoot, each)))).toEqual([]);
});

test('the site has its documents read by it', async () => {
  // The configuration sets the time zone of the build.
  vi.stubEnv('TZ', process.env['TZ']);
  const { default: config } = await import('../../docusaurus.config');
  vi.unstubAllEnvs();
  expect(config.plugins).toContain(documentSources);
  const configure: unknown = documentSources().configureWebpack;
  const configured: unknown = typeof configure === 'function' ? Reflect.apply(configure, undefined, []) : {};
  const loader = fileURLToPath(import.meta.resolve('./sourcesLoader.mjs'));
  expect(configured).toMatchObject({
    module: { rules: [{ test: /\.mdx$/, include: path.join(projectRoot, 'docs'), use: [{ loader }] }] },
  });
});
