import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inlineScripts';

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

test('each script of the pages is hashed once, to its last line break', () => {
  const pages = ['<script>\na()\n</script><p>', '<script data-rh=true>\na()\n</script><script>b()</script>'];
  expect(hashInlineScripts(pages)).toEqual([hashOf('\na()\n'), hashOf('b()')].sort());
});

test('scripts with an address, and data, need no hash', () => {
  const page =
    '<script src=/a.js defer></script><script data-rh=true type=application/ld+json>{}</script><script type="application/json">{}</script>';
  expect(hashInlineScripts([page])).toEqual([]);
});
