import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../tools/projectRoot';
import { readStyle } from './readStyle';

const tokens = `
:root { --bg: #fff; --leak: #f00; }
[data-theme='dark'] {
  --bg: #000; --text: #fff; --text-2: #ccc; --brand: #0ff; --isolated: #0f0; --leak: #f55; --unused: 1px;
}`;

function siteWith(css: string, logo: string): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'cards-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [file, text] of [
    ['src/css/tokens.css', css],
    ['static/img/logo.svg', logo],
  ] as const) {
    mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  }
  return directory;
}

test('the colours are the dark ones, the mark is what the logo encloses', async () => {
  await expect(readStyle(siteWith(tokens, '<svg width="64">\n<path/></svg>\n'))).resolves.toEqual({
    colours: {
      bg: '#000',
      text: '#fff',
      'text-2': '#ccc',
      brand: '#0ff',
      isolated: '#0f0',
      leak: '#f55',
    },
    logo: '\n<path/>',
  });
});

test('a colour that is not there is named: it would be drawn as “undefined”', async () => {
  await expect(readStyle(siteWith(tokens.replace('--leak: #f55', '--red: #f55'), '<svg/>'))).rejects.toThrow(
    "src/css/tokens.css: found no --leak in [data-theme='dark'], expected one",
  );
});

test('a logo without a mark is named', async () => {
  await expect(readStyle(siteWith(tokens, '<img>'))).rejects.toThrow(
    'static/img/logo.svg: found no <svg>…</svg>, expected one',
  );
});

test('the site has all of it', async () => {
  const { logo } = await readStyle(projectRoot);
  expect(logo).toContain('<path');
});
