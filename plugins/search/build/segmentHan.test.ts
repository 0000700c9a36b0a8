import { expect, test } from 'vitest';
import { segmentHan } from './segmentHan';

test.each([
  ['路由的模式', ['路由', '模式']],
  // Who asks for nothing else has to find something.
  ['为什么不渲染', ['为什么', '渲染']],
  ['树', ['树']],
])('%s', (run, terms) => {
  expect(segmentHan(run)).toEqual(terms);
});
