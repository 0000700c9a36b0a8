import { expect, test } from 'vitest';
import { hasMembers, isListOf, isNumber, isOptional, isRecordOf, isString, type Guard } from './guards';

interface Package {
  name: string;
  sizes?: number[] | undefined;
}

const isPackage = hasMembers<Package>({ name: isString, sizes: isOptional(isListOf(isNumber)) });

test.each<[string, Guard<unknown>, unknown, boolean]>([
  ['a list', isListOf(isString), ['a', 'b'], true],
  ['an empty list', isListOf(isString), [], true],
  ['a list with something else in it', isListOf(isString), ['a', 1], false],
  ['an object with numbered members is no list', isListOf(isString), { 0: 'a', length: 1 }, false],
  ['a record', isRecordOf(isNumber), { a: 1, b: 2 }, true],
  ['a record with something else in it', isRecordOf(isNumber), { a: 1, b: '2' }, false],
  ['a list is no record', isRecordOf(isNumber), [1], false],
  ['null is no record', isRecordOf(isNumber), null, false],
  ['what has all members', isPackage, { name: 'a', sizes: [1] }, true],
  ['what has others, too', isPackage, { name: 'a', version: '1' }, true],
  ['what lacks a member', isPackage, { sizes: [1] }, false],
  ['what has another member instead', isPackage, { name: 'a', sizes: ['1'] }, false],
  ['null has no members', isPackage, null, false],
  ['a text has none', isPackage, 'name', false],
])('%s', (_name, is, value, expected) => {
  expect(is(value)).toBe(expected);
});
