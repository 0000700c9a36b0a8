import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts, hashInlineStyles } from './inlineHashes';

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

test('each script is hashed, to its last line break', () => {
  const page = '<script data-rh=true>\na()\n</script><p>text</p><script>b()</script>';
  expect(hashInlineScripts(page)).toEqual([hashOf('\na()\n'), hashOf('b()')]);
});

test('scripts with an address, and data, need no hash', () => {
  const page =
    '<script src=/a.js defer></script><script data-rh=true type=application/ld+json>{}</script><script type="application/json">{}</script>';
  expect(hashInlineScripts(page)).toEqual([]);
});

test('each style element is hashed', () => {
  expect(hashInlineStyles('<head><style>a{b:c}</style></head><p style>text</p>')).toEqual([hashOf('a{b:c}')]);
});
