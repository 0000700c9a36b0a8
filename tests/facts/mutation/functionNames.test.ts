import { expect, test } from 'vitest';
import { readFunctionNames } from './functionNames';

const code = `var limit = 3;
function parse(text) { return text.trim(); }
var App = class extends Base {
  constructor() { super(); this.mounted = false; }
  get root() { return 1; }
  async mount() { const later = () => this.root; return later(); }
};
start();`;

test.each([
  ['3;', 'limit'],
  ['text.trim', 'parse'],
  ['extends', 'App'],
  ['super', 'App'],
  ['return 1', 'App.root'],
  ['this.root;', 'App.mount'],
  ['start()', 'module'],
])('%s stands in %s', (text, name) => {
  expect(readFunctionNames(code)(code.indexOf(text))).toBe(name);
});
