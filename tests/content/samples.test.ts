import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { readDocuments } from './prose';
import { createSampleChecker } from './samples/checkSamples';
import { differences, faultsOfText } from './samples/differences';
import { extractFences } from '../../tools/extractFences';
import { manifestsOf, mismatches } from './samples/manifests';
import { readProjects } from './samples/projects';

const checkSamples = createSampleChecker(projectRoot);

const fences = readDocuments().flatMap(({ file, mdx }) => extractFences(file, mdx));
const checkedSamples = checkSamples(fences);

describe('documents', () => {
  test('samples are found', () => {
    expect(checkedSamples.length).toBeGreaterThan(150);
  });

  test.each(
    checkedSamples.map((checked) => [`${checked.sample.file}:${checked.sample.line}`, checked] as const),
  )('%s compiles, or fails as declared', (_place, checked) => {
    expect(differences(checked)).toEqual([]);
  });

  test('no text hides code', () => {
    const texts = fences.filter(({ language }) => language === 'text');
    expect(texts).not.toEqual([]);
    expect(texts.flatMap(faultsOfText)).toEqual([]);
  });

  test('a tutorial installs what its samples are checked against', () => {
    const manifests = manifestsOf(fences);
    expect(manifests.length).toBeGreaterThan(5);
    expect(checkedSamples.flatMap((checked) => mismatches(checked, manifests))).toEqual([]);
  });

  test('every package of a project is used by a sample', () => {
    const projects = [...readProjects(path.join(projectRoot, 'tests/content/samples/projects')).values()];
    const used = checkedSamples
      .flatMap(({ imports }) => imports)
      .flatMap(({ project, packageName, types }) =>
        [packageName, types?.name].map((name) => `${project}: ${name}`),
      );
    const asked = projects.flatMap(({ name, packages }) => packages.map((each) => `${name}: ${each}`));
    expect(asked.filter((each) => !used.includes(each))).toEqual([]);
  });
});

/** What the checks make of a page that is not there. */
function findings(...blocks: [info: string, code: string][]): string[] {
  const page = blocks.map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\``).join('\n');
  const pageFences = extractFences('docs/page.mdx', page);
  return [
    ...checkSamples(pageFences).flatMap(differences),
    ...pageFences.filter(({ language }) => language === 'text').flatMap(faultsOfText),
  ];
}

const announced = "// 期望报错\nexport const port: number = '80';";

describe('a page that is as it should be', () => {
  test.each<[string, ...Parameters<typeof findings>]>([
    ['TypeScript', ['ts', "import Garfish from 'garfish';\nGarfish.run({ basename: '/' });"]],
    ['an announced error', ['ts error="TS2322"', announced]],
    ['a sample nobody can compile', ['ts unchecked="伪代码"', '…']],
    ['a file of the same page', ['ts title="a.ts"', "import './b';"], ['ts title="b.ts"', 'export {};']],
    [
      'a style sheet of the same page',
      ['ts title="a.ts"', "import './a.css';"],
      ['css title="a.css"', 'a {}'],
    ],
    ['Node’s globals in a configuration', ['js title="x.config.mjs"', 'export default process.env.MODE;']],
    [
      'a component',
      ['vue title="src/App.vue"', '<script setup lang="ts">\ndefineProps<{ a: string }>();\n</script>'],
      [
        'ts title="src/main.ts"',
        "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App);",
      ],
    ],
    ['a component without a script', ['vue', '<template>\n  <p>{{ 1 }}</p>\n</template>']],
    ['Vue 2', ['ts project="vue-2"', "import Vue from 'vue';\nnew Vue().$destroy();"]],
    ['React 17', ['tsx project="react-17"', 'export const a: JSX.Element = <a />;']],
    ['plain text', ['text', 'beforeLoad → afterLoad']],
  ])('%s', (_name, ...blocks) => {
    expect(findings(...blocks)).toEqual([]);
  });
});

describe('a page with a fault', () => {
  test.each<[string, string, ...Parameters<typeof findings>]>([
    [
      'a type error',
      "docs/page.mdx:3: found TS2322: Type 'string' is not assignable to type 'number'.; expected no error",
      ['ts', announced],
    ],
    [
      'another error than the declared one',
      'docs/page.mdx:3: found TS2322: Type',
      ['ts error="TS2345"', announced],
    ],
    [
      'a stale error',
      'docs/page.mdx:1: found no TS2345; expected it',
      ['ts error="TS2345"', 'export const a = 1;'],
    ],
    [
      'an error without its comment',
      'docs/page.mdx:2: found TS2322: Type',
      ['ts error="TS2322"', "export const a: number = '';"],
    ],
    ['an empty error', 'docs/page.mdx:1: found an empty error', ['ts error=""', 'export const a = 1;']],
    ['no reason', 'docs/page.mdx:1: found unchecked without a reason', ['ts unchecked=""', '…']],
    [
      'a stale reason',
      'docs/page.mdx:1: found unchecked="旧"; expected no such reason',
      ['ts unchecked="旧"', 'export const a = 1;'],
    ],
    ['a syntax error', 'docs/page.mdx:2: found TS1109', ['ts', 'export const a = ;']],
    ['implicit any', 'docs/page.mdx:2: found TS7006', ['ts', 'export const a = (b) => b;']],
    ['an unknown package', 'docs/page.mdx:2: found TS2307', ['ts', "export * from 'no-such-package';"]],
    [
      'a package that is installed for others',
      'docs/page.mdx:2: found TS2307',
      ['ts', "export * from 'react-router';"],
    ],
    [
      'a file that the page lacks',
      'docs/page.mdx:2: found TS2307',
      ['ts title="a.ts"', "export * from './b';"],
    ],
    [
      'a file that the page gives twice',
      'docs/page.mdx:2: found TS2307',
      ['ts title="a.ts"', "export * from './b';"],
      ['ts title="b.ts"', 'export {};'],
      ['ts title="b.ts"', 'export {};'],
    ],
    [
      'a global that only another sample declares',
      'docs/page.mdx:5: found TS2339',
      ['ts', "import 'garfish';"],
      ['ts', 'export const a = window.Garfish;'],
    ],
    ['Node’s globals in the browser', 'docs/page.mdx:2: found TS2591', ['ts', 'export default process.env;']],
    ['JavaScript', 'docs/page.mdx:2: found TS2304', ['js', 'export default missing;']],
    ['JSX', 'docs/page.mdx:2: found TS2322', ['tsx', 'export const a = <a href={1} />;']],
    [
      'the script of a component',
      'docs/page.mdx:4: found TS2322',
      ['vue', '<template><p /></template>\n<script setup lang="ts">\nconst a: number = \'\';\n</script>'],
    ],
    [
      'the template of a component',
      'docs/page.mdx:2: found Vue: Element is missing end tag',
      ['vue', '<template><p></template>'],
    ],
    [
      'the template of a component without a script',
      'docs/page.mdx:4: found Vue: v-if/v-else-if is missing expression',
      ['vue', '\n<template>\n  <p v-if></p>\n</template>'],
    ],
    [
      'an export from <script setup>',
      'docs/page.mdx:2: found Vue: [@vue/compiler-sfc] <script setup> cannot contain ES module exports',
      ['vue', '<script setup lang="ts">\nexport const a = 1;\n</script>'],
    ],
    ['code in text', 'docs/page.mdx:1: found code in a text fence', ['text', 'const a = 1;']],
    [
      'a reason for plain text',
      'docs/page.mdx:1: found unchecked="旧"',
      ['text unchecked="旧"', 'beforeLoad → afterLoad'],
    ],
  ])('%s', (_name, message, ...blocks) => {
    expect(findings(...blocks)[0]).toContain(message);
  });

  test('an unknown project', () => {
    expect(() => findings(['ts project="vue-1"', ''])).toThrow(
      'docs/page.mdx:1: found project="vue-1"; expected one of angular, default,',
    );
  });

  test('a tutorial that installs something else', () => {
    const fence = { file: 'docs/page.mdx', line: 1, language: 'json', meta: { title: 'app/package.json' } };
    const manifests = manifestsOf([{ ...fence, code: '{ "dependencies": { "vue": "^2.7.0" } }' }]);
    const sample = { ...fence, line: 9, language: 'ts', meta: { title: 'app/a.ts' } };
    const checked = checkSamples([{ ...sample, code: "import 'vue';\nimport 'vite';" }]);
    expect(checked.flatMap((each) => mismatches(each, manifests))).toEqual([
      expect.stringMatching(
        /^docs\/page\.mdx:9: the sample is checked against vue 3\S+, but line 1 installs \^2\.7\.0$/,
      ),
      'docs/page.mdx:9: the sample imports vite, which line 1 does not install',
    ]);
  });
});
