import { expect, test } from 'vitest';
import { cleanLine, isFrame } from './cleanLine';
import { isMessage, patternOf } from './pattern';

const readMount = "cannot read properties of undefined (reading 'mount')";

test.each([
  ['Uncaught (in promise) TypeError: [Garfish warning]: Failed to fetch', 'failed to fetch'],
  ['Uncaught er: NG0908', 'ng0908'],
  ['Uncaught (in promise) t: timeout', 'timeout'],
  ['12:03:11.512 app.js:12 Uncaught Error: timeout', 'timeout'],
  ['[2026-11-22T10:00:00.000Z] [ERROR] Error: timeout', 'timeout'],
  ['[Error] Unhandled Promise Rejection: Error: timeout', 'timeout'],
  ['[Warning] [Garfish warning]: Failed to fetch (app.js, line 12)', 'failed to fetch'],
  ['⚠️ VM101:4 [Garfish warning]: Invalid parameter.', 'invalid parameter.'],
  ['Error: timeout app.js:12:3', 'timeout'],
  ['Uncaught SyntaxError: timeout (at app.js:1:1)', 'timeout'],
  ['[Garfish warning]: https://a.test/x.css:1:5: selector missing', 'selector missing'],
  ['2026-11-22T10:00:01.003Z ERR main.8f3a.js:2 Uncaught (in promise) Error: timeout', 'timeout'],
  ['pod-3 | 17 | frontend: Error: [Garfish warning]: Invalid parameter.', 'invalid parameter.'],
  ['\u001B[31mError: timeout', 'timeout'],
  [`TypeError: can't access property "mount", apps[0] is undefined`, readMount],
  ["undefined is not an object (evaluating 'apps[0].mount')", readMount],
  ["undefined is not an object (evaluating 'apps.get('a').mount = n')", readMount],
  ["Cannot read property 'mount' of undefined", readMount],
  ["Cannot set properties of undefined (setting 'mount')", readMount],
  ["undefined is not a function (near '...app.mount...')", 'mount is not a function'],
  ["Can't find variable: React", 'react is not defined'],
])('the message of %s', (line, message) => {
  expect(cleanLine(line)).toBe(message);
});

test.each([
  ['    at App.mount (https://a.test/core.js:5:1)', true],
  ['    at async Promise.all (index 0)', false],
  ['mount@https://a.test/core.js:5:1', true],
  ['@https://a.test/core.js:5:1', true],
  ['Error: it broke at last', false],
])('%s is a frame: %s', (line, expected) => {
  expect(isFrame(line)).toBe(expected);
});

test.each([
  ['"provider" is "undefined".', '"provider" is "null".', true],
  ['"provider" is "undefined".', 'the "provider" is required', false],
  ['x application entry is not url: undefined', 'react application entry is not url: null', true],
  ['Package "x" is not found', 'package "react-dom" is not found', true],
  ['timeout', 'timeout', true],
  ['timeout', 'the request hit a timeout twice', false],
  ['canceled', 'canceled by the reader', false],
  ['Parse error URL:1:8', 'parse error https://a.test/x.js:12:3', true],
  ['on only accepts instances of Function', 'many only accepts instances of function', false],
  [
    "Cannot read properties of undefined (reading 'entry')",
    "cannot read properties of undefined (reading 'call')",
    false,
  ],
])('%s: %s is %s', (message, line, expected) => {
  const pattern = patternOf(message);
  expect(pattern && isMessage(line, pattern)).toBe(expected);
});
