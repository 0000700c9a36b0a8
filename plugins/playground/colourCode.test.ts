import { expect, test } from 'vitest';
import { colourCode } from './colourCode';

test('each kind of word has the letter of its colour', async () => {
  expect(await colourCode('main.ts', "run({ path: '/a' }); // 1 < 2\n")).toBe(
    `<span class="f">run</span>({ <span class="n">path</span>: <span class="s">'/a'</span> }); <span class="c">// 1 &lt; 2\n</span>`,
  );
});

test('code inside of another language has its own colours', async () => {
  for (const path of ['order/index.html', 'report/App.vue']) {
    const html = await colourCode(path, '<p>text</p>\n<script>\nconst one = 1;\n</script>\n');
    expect(html, path).toContain('<span class="t">p</span>');
    expect(html, path).toMatch(/<span class="k">const ?<\/span>/);
  }
});

test('a file of a language that has no grammar stays as it is', async () => {
  expect(await colourCode('README.md', '# a & b <c>\n')).toBe('# a &amp; b &lt;c&gt;\n');
});
