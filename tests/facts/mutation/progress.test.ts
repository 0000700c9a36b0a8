import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Progress } from './progress';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'progress-')), 'deeper', 'progress.json');

test('goes on where it was saved, and forgets what changed proofs and packages did', () => {
  const progress = new Progress(file, 'bundles');
  progress.setCoverage('a.fact', { hash: 'old', seconds: 1, reached: ['7'] });
  progress.setTrial('7', {
    green: { 'a.fact': 'old', 'b.fact': 'same' },
    red: { id: 'c.fact', hash: 'same', ending: 'assertion' },
  });
  progress.save();

  const later = new Progress(file, 'bundles');
  expect(later.coverageOf('a.fact', 'old')?.reached).toEqual(['7']);
  expect(later.coverageOf('a.fact', 'new')).toBeUndefined();
  const hashes = new Map([
    ['a.fact', 'new'],
    ['b.fact', 'same'],
    ['c.fact', 'same'],
  ]);
  expect(later.trialOf('7', hashes)).toEqual({
    green: { 'b.fact': 'same' },
    red: { id: 'c.fact', hash: 'same', ending: 'assertion' },
  });
  expect(later.trialOf('7', new Map([['b.fact', 'same']]))).not.toHaveProperty('red');

  expect(new Progress(file, 'other bundles').coverageOf('a.fact', 'old')).toBeUndefined();
});
