import { expect, test } from 'vitest';
import { emptyForm, readForm } from './readForm';

function entryOf(entry: string): string {
  const read = readForm({ ...emptyForm, entry });
  return typeof read === 'string' ? read : read.entry;
}

test.each([
  ['http://localhost:5173', 'http://localhost:5173/'],
  [' HTTPS://Example.com/App/ ', 'https://example.com/App/'],
  ['localhost:5173', 'http://localhost:5173/'],
  ['localhost:5173?a=1', 'http://localhost:5173/?a=1'],
  ['[::1]:5173/app', 'http://[::1]:5173/app'],
  ['子应用.example:8080/', 'http://xn--i8sw9ept2a.example:8080/'],
  ["entry: 'http://localhost:5173/app/',", 'http://localhost:5173/app/'],
  ['"https://example.com/"', 'https://example.com/'],
])('%s is the address %s', (written, address) => {
  expect(entryOf(written)).toBe(address);
});

test.each([
  '',
  'app',
  'example.com/app',
  '/app',
  'javascript:alert(1)',
  'file:///app',
  'localhost:99999',
  'a@b:80',
])('%s is none', (written) => {
  expect(entryOf(written)).toBe('entry');
});

test.each(['http://user:secret@example.com/', 'https://user@example.com/'])(
  '%s has what fetch refuses',
  (written) => {
    expect(entryOf(written)).toBe('credentials');
  },
);
