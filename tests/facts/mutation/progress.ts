import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  hasMembers,
  isListOf,
  isNumber,
  isOneOf,
  isOptional,
  isRecordOf,
  isString,
} from '../../../tools/guards';
import { readJson } from '../../../tools/readJson';

/** What is known of a fact without a mutant. */
export interface Coverage {
  /** Of the proof's code when it ran. */
  hash: string;
  seconds: number;
  /** Ids of the mutants that it reaches. */
  reached: string[];
}

/** What is known of a mutant so far. */
export interface Trial {
  /** Facts that stayed green, with the hash of their proofs' code. */
  green: Record<string, string>;
  /** The fact that turned red. */
  red?: Red;
}

const endings = ['assertion', 'error', 'timeout'] as const;

interface Red {
  id: string;
  hash: string;
  ending: (typeof endings)[number];
}

interface ProgressData {
  /** Of the instrumented bundles: ids mean something only with them. */
  fingerprint: string;
  coverage: Record<string, Coverage>;
  trials: Record<string, Trial>;
}

const isProgress = hasMembers<ProgressData>({
  fingerprint: isString,
  coverage: isRecordOf(
    hasMembers<Coverage>({ hash: isString, seconds: isNumber, reached: isListOf(isString) }),
  ),
  trials: isRecordOf(
    hasMembers<Trial>({
      green: isRecordOf(isString),
      red: isOptional(hasMembers<Red>({ id: isString, hash: isString, ending: isOneOf(endings) })),
    }),
  ),
});

/** A run that was stopped goes on from here; a fact whose proof has changed is run anew. */
export class Progress {
  private readonly data: ProgressData;

  constructor(
    private readonly file: string,
    fingerprint: string,
  ) {
    const known = read(file);
    this.data = known?.fingerprint === fingerprint ? known : { fingerprint, coverage: {}, trials: {} };
  }

  coverageOf(id: string, hash: string): Coverage | undefined {
    const coverage = this.data.coverage[id];
    return coverage?.hash === hash ? coverage : undefined;
  }

  setCoverage(id: string, coverage: Coverage): void {
    this.data.coverage[id] = coverage;
  }

  hasTried(mutantId: string): boolean {
    return mutantId in this.data.trials;
  }

  /** @param hashes of all proofs as they are now; what proofs did that have changed is forgotten */
  trialOf(mutantId: string, hashes: ReadonlyMap<string, string>): Trial {
    const { green = {}, red } = this.data.trials[mutantId] ?? {};
    const isCurrent = (id: string, hash: string): boolean => hashes.get(id) === hash;
    return {
      green: Object.fromEntries(Object.entries(green).filter(([id, hash]) => isCurrent(id, hash))),
      ...(red && isCurrent(red.id, red.hash) ? { red } : {}),
    };
  }

  setTrial(mutantId: string, trial: Trial): void {
    this.data.trials[mutantId] = trial;
  }

  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.data));
  }
}

function read(file: string): ProgressData | undefined {
  try {
    return readJson(file, isProgress, 'the progress of an earlier run');
  } catch {
    // None yet, cut off while it was written, or of an earlier form: begin anew.
    return undefined;
  }
}
