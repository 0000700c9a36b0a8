import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hasMembers, isOptional, isRecordOf, isString } from '../../tools/guards';
import { projectRoot } from '../../tools/projectRoot';
import { readJson } from '../../tools/readJson';
import { createFixtureSite, runDocusaurus } from '../fixtureSite';

interface Translation {
  message: string;
  description?: string;
}

const isTranslation = hasMembers<Translation>({ message: isString, description: isOptional(isString) });

function readTranslations(directory: string): Record<string, Translation> {
  const file = path.join(directory, 'i18n/zh-CN/code.json');
  return readJson(file, isRecordOf(isTranslation), 'texts by id');
}

let extracted: Record<string, Translation>;
const written = readTranslations(projectRoot);

// A site without translations: what Docusaurus then writes is what the installed theme, plugins and our code ask for.
beforeAll(async () => {
  const siteDirectory = await createFixtureSite('untranslated', ['i18n']);
  const { exitCode, output } = await runDocusaurus(siteDirectory, [
    'write-translations',
    '--locale',
    'zh-CN',
  ]);
  expect(exitCode, output).toBe(0);
  extracted = readTranslations(siteDirectory);
}, 180_000);

test('the extraction found the theme’s strings and ours', () => {
  expect(extracted).toHaveProperty(['theme.NotFound.title']);
  expect(extracted).toHaveProperty(['image.loadError']);
});

test('no key is missing from i18n/zh-CN/code.json', () => {
  expect(Object.keys(extracted).filter((key) => !(key in written))).toEqual([]);
});

test('no key of i18n/zh-CN/code.json is stale', () => {
  expect(Object.keys(written).filter((key) => !(key in extracted))).toEqual([]);
});

test('our own messages are those of the sources, where they are corrected', () => {
  const ours = Object.entries(written).filter(([key]) => !key.startsWith('theme.'));
  expect(ours.length).toBeGreaterThan(400);
  expect(ours.filter(([key, { message }]) => message !== extracted[key]?.message)).toEqual([]);
});

test('every message is Chinese, or nothing but placeholders', () => {
  const foreign = Object.entries(written).filter(([, { message }]) => {
    const words = message.replaceAll(/\{\w+\}/g, '');
    return /[A-Za-z]/.test(words) && !/\p{Script=Han}/u.test(words);
  });
  expect(foreign).toEqual([]);
});
