import { expect, test } from 'vitest';
import { recordText } from './writeRecord';

const first = recordText({ garfish: '1.19.8', cells: { b: 1, a: [2, 1] } }, '', '2026-11-20');

test('keys are sorted, lists are left alone, the file ends in a line break', () => {
  expect(first).toBe(
    '{\n  "cells": {\n    "a": [\n      2,\n      1\n    ],\n    "b": 1\n  },\n  "date": "2026-11-20",\n  "garfish": "1.19.8"\n}\n',
  );
});

test('the same results keep their date', () => {
  expect(recordText({ cells: { a: [2, 1], b: 1 }, garfish: '1.19.8' }, first, '2026-12-24')).toBe(first);
});

test('other results get the date of their run', () => {
  const second = recordText({ garfish: '1.19.8', cells: { a: [2, 1], b: 2 } }, first, '2026-12-24');
  expect(JSON.parse(second)).toEqual({
    garfish: '1.19.8',
    date: '2026-12-24',
    cells: { a: [2, 1], b: 2 },
  });
});
