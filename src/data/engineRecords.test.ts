import garfishPackage from 'garfish/package.json';
import { expect, test } from 'vitest';
import compatibilityInChromium from './compatibility/chromium.json';
import { compatibilityRecords, isolationRecords } from './engineRecords';
import isolationInChromium from './isolation/chromium.json';

// Below both matrices the pages say that these engines gave the same. Where one no longer does, the page has to show the
// difference and explain it before this changes.

test.each(isolationRecords)('$engine: every cell of the isolation matrix is as in Chromium', (record) => {
  expect(record.garfish).toBe(garfishPackage.version);
  expect(record.cells).toEqual(isolationInChromium.cells);
});

test.each(compatibilityRecords)(
  '$engine: every step of the compatibility matrix is as in Chromium',
  (record) => {
    expect(record.garfish).toBe(garfishPackage.version);
    expect(record.versions).toEqual(compatibilityInChromium.versions);
    expect(record.matrix).toEqual(compatibilityInChromium.matrix);
  },
);
