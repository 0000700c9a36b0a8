import { createHash } from 'node:crypto';
import path from 'node:path';
import { proofs, type Proof } from '../../../facts';
import { readProofs } from '../../../plugins/facts/readProofs';
import { projectRoot } from '../../../tools/projectRoot';

/** The proofs that can be run against another version. */
export interface FactSources {
  proofs: readonly Proof[];
  /** The code of each, with all that it names, and its hash. */
  texts: Readonly<Record<string, string>>;
  hashes: Readonly<Record<string, string>>;
  /** Those that look at the installed package itself. */
  notRun: readonly string[];
}

const readsInstalled = /require\.resolve|execFile/;

export function readSources(): FactSources {
  const texts = Object.fromEntries(
    [...readProofs(path.join(projectRoot, 'facts'))].map(([id, { source }]) => [id, source] as const),
  );
  const looksElsewhere = ({ id }: Proof): boolean => readsInstalled.test(texts[id] ?? '');
  const runnable = proofs.filter((proof) => !looksElsewhere(proof));
  const hashOf = (id: string): string =>
    createHash('sha256')
      .update(texts[id] ?? '')
      .digest('hex')
      .slice(0, 8);
  return {
    proofs: runnable,
    texts,
    hashes: Object.fromEntries(runnable.map(({ id }) => [id, hashOf(id)])),
    notRun: proofs.filter(looksElsewhere).map(({ id }) => id),
  };
}
