import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { linkLines } from './linkLines';

const code = "run({\n  basename: '/',\n  beforeLoad() {\n    stop();\n  },\n});";
const links = [
  { name: 'basename', first: 2, last: 2, anchor: 'option-basename' },
  { name: 'beforeLoad', first: 3, last: 5, anchor: 'option-beforeLoad' },
];

test('the first word of linked lines leads to the anchor, what is copied stays the code', () => {
  const $ = load(linkLines(code, 'ts', links));
  expect($.text()).toBe(code);
  expect(
    $('.linked')
      .map((_, each) => $(each).text().trim())
      .get(),
  ).toEqual(["basename: '/',", 'beforeLoad() {\n    stop();\n  },']);
  expect(
    $('.linked a')
      .map((_, each) => $(each).attr('href'))
      .get(),
  ).toEqual(['#option-basename', '#option-beforeLoad']);
});

test('a line that begins otherwise is refused', () => {
  expect(() =>
    linkLines('run({ basename })', 'ts', [{ name: 'basename', first: 1, last: 1, anchor: 'a' }]),
  ).toThrow('expected basename to begin the line');
});
