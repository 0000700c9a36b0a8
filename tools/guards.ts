import { isObject } from './isObject';

/** Tells whether a value that somebody else made is of a type. */
export type Guard<Value> = (value: unknown) => value is Value;

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isOneOf<Value extends string>(values: readonly Value[]): Guard<Value> {
  return (value): value is Value => values.some((each) => each === value);
}

export function isListOf<Item>(isItem: Guard<Item>): Guard<Item[]> {
  return (value): value is Item[] => Array.isArray(value) && value.every(isItem);
}

/** An object whose members are all of one type, whatever their names. */
export function isRecordOf<Value>(isValue: Guard<Value>): Guard<Record<string, Value>> {
  return (value): value is Record<string, Value> =>
    isObject(value) && !Array.isArray(value) && Object.values(value).every(isValue);
}

/** An object that has these members; it may have others. */
export function hasMembers<Shape extends object>(guards: {
  readonly [Name in keyof Shape]-?: Guard<Shape[Name]>;
}): Guard<Shape> {
  const members: [string, Guard<unknown>][] = Object.entries(guards);
  return (value): value is Shape =>
    isObject(value) && members.every(([name, isMember]) => isMember(value[name]));
}

/** A member that need not be there. */
export function isOptional<Value>(isValue: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || isValue(value);
}
