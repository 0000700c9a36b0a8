import { expect, test } from 'vitest';
import { classNames, moduleClass, nameClasses } from './classNames';

const rootContext = '/site';
const sheet = { rootContext, resourcePath: '/site/src/a/styles.module.css' };

test('all classes of a sheet have one mark, another sheet has another one', () => {
  const nameOf = classNames();
  const [frame = '', title = ''] = ['frame', 'title'].map((name) => nameOf(sheet, '', name));
  expect(frame).toMatch(new RegExp(`^${moduleClass}$`));
  expect(title.slice('title'.length)).toBe(frame.slice('frame'.length));
  expect(nameOf({ ...sheet, resourcePath: '/site/src/b/styles.module.css' }, '', 'frame')).not.toBe(frame);
});

test('the folder of the site does not matter', () => {
  const elsewhere = { rootContext: '/other', resourcePath: '/other/src/a/styles.module.css' };
  expect(classNames()(elsewhere, '', 'frame')).toBe(classNames()(sheet, '', 'frame'));
});

test('two sheets with one mark must not have a class of the same name', () => {
  const nameOf = classNames();
  const nameInAll = (): void => {
    for (let number = 0; number < 20_000; number += 1) {
      nameOf({ rootContext, resourcePath: `/site/${number}.module.css` }, '', 'frame');
    }
  };
  expect(nameInAll).toThrow(/^\d+\.module\.css: found the class frame with the mark of \d+\.module\.css/);
});

test('it needs a rule for CSS modules', () => {
  const modules = {};
  nameClasses({ module: { rules: [{ use: [{ loader: 'css-loader', options: { modules } }] }] } });
  expect(modules).toHaveProperty('getLocalIdent');
  expect(() => nameClasses({ module: { rules: [{ use: ['css-loader'] }] } })).toThrow('found no rule');
  expect(() => nameClasses({})).not.toThrow();
});
