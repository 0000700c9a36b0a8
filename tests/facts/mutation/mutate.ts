/**
 * `npm run facts:mutate`: changes the published packages in a sample of places, one at a time, and writes to
 * facts/mutation.json which changes turn a fact red. Goes on where it was stopped.
 * `--minutes=30` stops it; `--facts=12` tries no more facts on a mutant that stay green, a further run tries further ones.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import instrumenterPackage from '@stryker-mutator/instrumenter/package.json';
import garfishPackage from 'garfish/package.json';
import { proofs } from '../../../facts';
import { readProofs } from '../../../plugins/facts/readProofs';
import { projectRoot } from '../../../tools/projectRoot';
import { FactBrowser } from './factBrowser';
import { instrumentBundles, type Instrumented, type Mutant } from './instrument';
import { Progress, type Trial } from './progress';
import { countExclusions, whyNotPublic } from './publicBehaviour';
import {
  formatRecord,
  placeOf,
  scoreOf,
  shareFound,
  type MutationRecord,
  type RecordedMutant,
} from '../../../plugins/facts/mutationRecord';
import { drawSample, sampleSizes } from './sample';
import { survivors } from './survivors';
import { Trials, type KnownFact } from './trial';

const recordFile = path.join(projectRoot, 'facts/mutation.json');
const progressFile = path.join(projectRoot, '.cache/facts-mutation/progress.json');
const seed = 1;
const secondsPerMutant = 25;
const timeIsUp = 'The time is up. The same command goes on from here.';

interface Limits {
  /** Of those that are tried on a mutant in this run. */
  facts: number;
  minutes: number;
}

/** @throws when the command line says something else: `--facts=12 --minutes=20` */
function readLimits(): Limits {
  const { values } = parseArgs({ options: { facts: { type: 'string' }, minutes: { type: 'string' } } });
  const limits: Limits = { facts: Number(values.facts ?? 40), minutes: Number(values.minutes ?? Infinity) };
  if (limits.facts > 0 && limits.minutes > 0) return limits;
  throw new Error(`found ${JSON.stringify(values)}, expected numbers: --facts=12 --minutes=20`);
}

interface Session {
  browser: FactBrowser;
  progress: Progress;
  /** Of each proof's code, with all that it names. */
  hashes: ReadonlyMap<string, string>;
  isTimeUp: () => boolean;
  /** Facts that are tried on a mutant. */
  mostFacts: number;
}

function createSession(fingerprint: string, { facts, minutes }: Limits): Session {
  const sources = readProofs(path.join(projectRoot, 'facts'));
  const end = performance.now() + 60_000 * minutes;
  return {
    browser: new FactBrowser(),
    progress: new Progress(progressFile, fingerprint),
    hashes: new Map(
      [...sources].map(([id, { source }]) => [
        id,
        createHash('sha256').update(source).digest('hex').slice(0, 16),
      ]),
    ),
    isTimeUp: () => performance.now() > end,
    mostFacts: facts,
  };
}

/** Runs every fact that has not run since it changed, without a mutant. */
async function cover({ bundles }: Instrumented, session: Session): Promise<Map<string, KnownFact>> {
  const sources = readProofs(path.join(projectRoot, 'facts'));
  const facts = new Map<string, KnownFact>();
  for (const proof of proofs) {
    const { id } = proof;
    const hash = session.hashes.get(id) ?? '';
    const { file = '', source = '' } = sources.get(id) ?? {};
    let coverage = session.progress.coverageOf(id, hash);
    if (!coverage) {
      if (session.isTimeUp()) throw new Error(timeIsUp);
      const run = await session.browser.run(proof, bundles, { limit: 20_000, isCounting: true });
      if (run.ending !== 'green') throw new Error(`${id} is red without a mutant: ${run.message}`);
      coverage = { hash, seconds: run.seconds, reached: [...run.reached] };
      session.progress.setCoverage(id, coverage);
      if (facts.size % 20 === 0) session.progress.save();
    }
    facts.set(id, { proof, text: `${file} ${id} ${source}`, coverage });
  }
  session.progress.save();
  return facts;
}

async function tryAll(
  sample: readonly Mutant[],
  trials: Trials,
  { progress, hashes, isTimeUp, mostFacts }: Session,
): Promise<Map<string, Trial>> {
  const found = new Map<string, Trial>();
  const patience = { most: mostFacts, seconds: secondsPerMutant };
  const known = (mutant: Mutant): Trial => progress.trialOf(mutant.id, hashes);
  for (const mutant of sample) trials.remember(mutant, known(mutant));
  const isNew = (mutant: Mutant): boolean => !progress.hasTried(mutant.id);
  // Those that few facts have been tried on before those that many have.
  const triedOn = (mutant: Mutant): number => (isNew(mutant) ? -1 : Object.keys(known(mutant).green).length);
  const ordered = [...sample].sort((one, other) => triedOn(one) - triedOn(other));
  for (const [index, mutant] of ordered.entries()) {
    // What an earlier run has left alive may stay so; what none has come to has no place in a record.
    if (isTimeUp() && isNew(mutant)) throw new Error(timeIsUp);
    const trial = isTimeUp() ? known(mutant) : await trials.try(mutant, known(mutant), patience);
    found.set(mutant.id, trial);
    progress.setTrial(mutant.id, trial);
    progress.save();
    const outcome = trial.red
      ? `red: ${trial.red.id} (${trial.red.ending})`
      : `green: ${Object.keys(trial.green).length}`;
    console.log(`${index + 1}/${sample.length} ${mutant.package} ${mutant.function} ${mutant.at} ${outcome}`);
  }
  return found;
}

function recordMutant(mutant: Mutant, { red, green }: Trial, reachedBy: number): RecordedMutant {
  const { package: name, function: functionName, at, mutator, replacement } = mutant;
  const survivor = survivors.find(({ places }) => places.includes(placeOf(mutant)));
  if (red && survivor)
    throw new Error(`${placeOf(mutant)} turns ${red.id} red; survivors.ts says that it survives`);
  const place = { package: name, function: functionName, at, mutator, replacement };
  const counts = { reachedBy, green: Object.keys(green).length };
  if (red?.ending === 'timeout') return { ...place, status: 'timeout', by: red.id, ...counts };
  if (red) {
    return { ...place, status: 'killed', by: red.id, isByAssertion: red.ending === 'assertion', ...counts };
  }
  if (reachedBy === 0) return { ...place, status: 'not-reached', ...counts };
  const status = survivor?.areInvisible ? 'excluded' : 'survived';
  return { ...place, status, ...counts, ...(survivor ? { reason: survivor.reason } : {}) };
}

async function mutate(): Promise<void> {
  const limits = readLimits();
  const instrumented = await instrumentBundles();
  const { mutants, bundles, fingerprint } = instrumented;
  const candidates = mutants.filter((mutant) => whyNotPublic(mutant) === undefined);
  const sample = drawSample(candidates, sampleSizes, seed);
  const session = createSession(fingerprint, limits);
  try {
    const facts = await cover(instrumented, session);
    const found = await tryAll(sample, new Trials(session.browser, bundles, facts), session);
    const reachedBy = ({ id }: Mutant): number =>
      [...facts.values()].filter(({ coverage }) => coverage.reached.includes(id)).length;
    const record: MutationRecord = {
      garfish: garfishPackage.version,
      instrumenter: instrumenterPackage.version,
      chromium: await session.browser.version(),
      date: new Date().toISOString().slice(0, 10),
      seed,
      mutants: mutants.length,
      public: candidates.length,
      excluded: countExclusions(mutants),
      sample: sample.map((each) => recordMutant(each, found.get(each.id) ?? { green: {} }, reachedBy(each))),
    };
    writeFileSync(recordFile, formatRecord(record));
    const { all } = scoreOf(record);
    console.log(all, `${(100 * shareFound(all)).toFixed(1)} % of what facts reach`);
  } finally {
    session.progress.save();
    await session.browser.close();
  }
}

// What a proof still waits for when it turns red, or when its page is closed, nobody waits for any more.
process.on('unhandledRejection', () => undefined);

mutate().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
