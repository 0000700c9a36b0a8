import { expect, test } from 'vitest';
import { looksLikePage, readCode } from './readCode';

test.each([
  ["import App from './App';", true],
  ['"use strict";export{a as provider};', true],
  ['\n\n  export default {};', true],
  ['a();\n\t\nexport const provider = () => ({});', true],
  ['const important = exports.a;', false],
  ["const text = 'import it'; load(text);", false],
])('%j is a module: %s', (text, isModule) => {
  expect(readCode(text).isModule).toBe(isModule);
});

test.each([
  ['export const provider = () => ({});', true],
  ['export async function provider() {}', true],
  ['const a = 1;export{a,p as provider}', true],
  ['export const providers = [];', false],
  ['exports.provider = a;', false],
])('%j exports a provider as a module does: %s', (text, exportsProvider) => {
  expect(readCode(text).exportsProvider).toBe(exportsProvider);
});

test.each([
  ['(0, eval)("1")', false],
  ['eval("1")', true],
  ['new Function("return 1")', true],
  ['medieval(1); a.eval(1);', false],
])('%j evaluates: %s', (text, evaluates) => {
  expect(readCode(text).evaluates).toBe(evaluates);
});

test.each([
  ['define(["react"],function(a){return {}});', true],
  ['/*! order */\nSystem.register([],function(a){return {}});', true],
  ['"function"==typeof define&&define.amd?define([],t):e.order=t()', false],
  ['customElements.define("a-b", A); a.define(1);', false],
])('%j calls a loader: %s', (text, callsLoader) => {
  expect(readCode(text).callsLoader).toBe(callsLoader);
});

test.each([
  ['if ("production" !== process.env.NODE_ENV) a();', true],
  ['a(config.env, preprocess.env)', false],
])('%j names process.env: %s', (text, namesProcess) => {
  expect(readCode(text).namesProcess).toBe(namesProcess);
});

test.each([
  // Of react-dom 16.14.0 and 17.0.2, as they are minified.
  ['var zd="__reactInternalInstance$"+yd,Ad="__reactEventHandlers$"+yd;', true],
  ['var wf="__reactFiber$"+vf,xf="__reactProps$"+vf;', false],
])('%j has React 16: %s', (text, hasReact16) => {
  expect(readCode(text).hasReact16).toBe(hasReact16);
});

test.each([
  ['<!doctype html><title>a</title>', true],
  ['\n<!-- built --> <!-- --> <HTML lang="zh-CN">', true],
  ['<!-- a --><div></div>', false],
  ['<!-- <html>', false],
  ['<header></header>', false],
  ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', false],
  ['export const html = "<html>";', false],
])('%j looks like a page: %s', (text, isPage) => {
  expect(looksLikePage(text)).toBe(isPage);
});

test('no text takes long, whatever it repeats', () => {
  const start = performance.now();
  expect(looksLikePage(`${'<!-- a -->\n'.repeat(2_000)}<div>`)).toBe(false);
  expect(looksLikePage(`<!--${'a'.repeat(20_000_000)}--><html>`)).toBe(true);
  expect(readCode(`${'\n'.repeat(100_000)}a`)).toEqual({
    isModule: false,
    exportsProvider: false,
    callsLoader: false,
    evaluates: false,
    namesProcess: false,
    hasReact16: false,
  });
  expect(performance.now() - start).toBeLessThan(5_000);
});
