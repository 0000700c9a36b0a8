import { expect, test } from 'vitest';
import { highlight, highlightLines } from './highlight';

test('colours by class, and escapes what the code says', () => {
  expect(highlight("const a: string = '<b>'; // &", 'ts')).toBe(
    `<span class="k">const</span> a: <span class="v">string </span>= <span class="s">'&lt;b&gt;'</span>; <span class="c">// &amp;</span>`,
  );
});

test.each(['bash', 'css', 'html', 'js', 'json', 'nginx', 'ts', 'tsx', 'vue'])(
  'knows the words of %s that the documents use',
  (language) => {
    const samples: Record<string, string> = {
      bash: 'npm run build # 构建',
      css: 'a { color: red; }',
      html: '<p class="a">文字</p>',
      json: '{ "name": "order" }',
      nginx: 'location /order/ { try_files $uri /index.html; }',
      vue: '<script setup>const a = 1;</script>',
    };
    expect(highlight(samples[language] ?? "import a from 'b';", language)).toContain('<span class="');
  },
);

test('what is of one colour over several lines is so in each of them', () => {
  expect(highlightLines('/* a\n\nb */\nc', 'js')).toEqual([
    '<span class="c">/* a</span>',
    '',
    '<span class="c">b */</span>',
    'c',
  ]);
});

test('a language without a grammar stays as it is', () => {
  expect(highlight('GET / <html>', 'text')).toBe('GET / &lt;html&gt;');
});
