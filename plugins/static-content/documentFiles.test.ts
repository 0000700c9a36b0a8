import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { expect, test, vi } from 'vitest';
import { publishDocumentFiles } from './documentFiles';

type Compiler = Parameters<ReturnType<typeof publishDocumentFiles>>[0];

test('files of documents are published; the content of nothing else is asked for', () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'document-files-'));
  const page = vi.fn(() => new rspack.sources.RawSource('code'));
  const assets = [
    {
      name: 'assets/js/page.js',
      get source() {
        return page();
      },
    },
    { name: 'assets/files/chart.svg', source: new rspack.sources.RawSource('<svg>') },
  ];
  const compiler = {
    hooks: {
      afterEmit: { tap: (_: string, run: (compilation: object) => void) => run({ getAssets: () => assets }) },
    },
  };
  publishDocumentFiles(outDir)(compiler as unknown as Compiler);
  expect(readFileSync(path.join(outDir, 'assets/files/chart.svg'), 'utf8')).toBe('<svg>');
  expect(page).not.toHaveBeenCalled();
  rmSync(outDir, { recursive: true });
});
