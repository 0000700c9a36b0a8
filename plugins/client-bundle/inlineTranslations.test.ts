import { expect, test } from 'vitest';
import { inlineTranslations, refuseRemainingIds } from './inlineTranslations';

const translations = { 'a.close': '关闭', 'a.count': '{count} 条“结果”', 'a.inner': '里面' };

function inline(code: string): string {
  const head = `import Translate, { translate } from '@docusaurus/Translate';\n`;
  return inlineTranslations(head + code, () => translations).slice(head.length);
}

test.each([
  [
    'a call, whatever the order',
    `translate({ description: 'D', id: 'a.close', message: 'Close' });`,
    `translate({ message: "关闭" });`,
  ],
  [
    'the id last, and a default text in parts',
    `translate({ message: 'Cl' + 'ose', id: 'a.close' });`,
    `translate({ message: "关闭", });`,
  ],
  [
    'values stay',
    `translate({ id: 'a.count', message: '{count} results' }, { count });`,
    `translate({ message: "{count} 条“结果”" }, { count });`,
  ],
  [
    'a compiled element',
    `_jsx(Translate, { id: "a.close", description: "D", values: { x: 1 }, children: \`Close\` });`,
    `_jsx(Translate, { values: { x: 1 }, children: "关闭" });`,
  ],
  [
    'one inside the values of another',
    `_jsx(Translate, { id: "a.count", values: { count: _jsx(Translate, { id: "a.inner", children: "in" }) }, children: "{count}" });`,
    `_jsx(Translate, { values: { count: _jsx(Translate, { children: "里面" }) }, children: "{count} 条“结果”" });`,
  ],
])('%s', (_name, code, expected) => {
  expect(inline(code)).toBe(expected);
});

test.each([
  `translate({ id: 'no.translation', message: 'Close' });`,
  `translate({ message: 'Close' });`,
  `const link = { id: 7, message: 'a.close' };`,
  `translate({ id, message: 'Close' });`,
])('stays as it is: %s', (code) => {
  expect(inline(code)).toBe(code);
});

test('code that translates nothing is not even parsed', () => {
  expect(inlineTranslations('not code: {', () => translations)).toBe('not code: {');
});

test('an id without a default text is refused', () => {
  expect(() => inline(`translate({ id: 'a.close' });`)).toThrow('without its default text: a.close');
});

test('a script that still asks for a translation by its id is refused, by minified code too', () => {
  expect(() => refuseRemainingIds(['x({id:"a.close",message:"Close"})'], translations)).toThrow('a.close');
  expect(() => refuseRemainingIds([`x({ id: 'a.close' })`], translations)).toThrow('a.close');
  expect(() =>
    refuseRemainingIds(['x({id:"no.translation"});store("a.close");x({id:"toString"})'], translations),
  ).not.toThrow();
});
