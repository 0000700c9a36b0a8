import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addPolicy } from '../../deploy/policy/addPolicy';
import { demoPolicy } from '../../deploy/policy/policies';
import { filesIn } from './stamp';

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.4rem; }
h2 { font: 600 1rem/1.6 ui-monospace, monospace; }
pre { padding: 1rem; overflow-x: auto; border: 1px solid GrayText; border-radius: 6px; font: 0.875rem/1.6 ui-monospace, monospace; }
`;

/** One page with every source file of a folder, readable without JavaScript and at any address. */
export function sourcePage(folder: string): string {
  const files = filesIn(folder).map((file) => {
    const name = escapeHtml(path.relative(folder, file).replaceAll(path.sep, '/'));
    const code = escapeHtml(readFileSync(file, 'utf8'));
    return `<section aria-label="${name}"><h2>${name}</h2><pre tabindex="0"><code>${code}</code></pre></section>`;
  });
  const page = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>源码：${escapeHtml(folder)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<h1>源码：<code>${escapeHtml(folder)}</code></h1>
${files.join('\n')}
</body>
</html>
`;
  return addPolicy(page, demoPolicy);
}
