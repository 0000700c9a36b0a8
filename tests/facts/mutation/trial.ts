import type { Proof } from '../../../facts/kit/proof';
import type { MutatedPackage } from '../../../plugins/facts/mutationRecord';
import type { FactBrowser, FactRun } from './factBrowser';
import { withMutant, type Instrumented, type Mutant } from './instrument';
import { nearestFirst } from './nearest';
import type { Coverage, Trial } from './progress';

/** A proof, with all that is known of it. */
export interface KnownFact {
  proof: Proof;
  /** Its file, its id and its code. */
  text: string;
  coverage: Coverage;
}

/** Words of the pages that speak of each package. */
const subjects: Record<MutatedPackage, string> = {
  core: 'lifecycle',
  router: 'router routing navigate activeWhen',
  loader: 'loader',
  'browser-vm': 'sandbox',
  'browser-snapshot': 'snapshot',
  hooks: 'plugins hooks',
  utils: '',
};

/** A fact may take a while longer than it did, on a machine that does something else too. */
function limitOf({ coverage }: KnownFact): number {
  return 2000 + 3000 * coverage.seconds;
}

/** Runs facts against one mutant after another. */
export class Trials {
  /** By package and function: how often each fact has turned red. */
  private readonly kills = new Map<string, Map<string, number>>();

  constructor(
    private readonly browser: FactBrowser,
    private readonly bundles: Instrumented['bundles'],
    private readonly facts: ReadonlyMap<string, KnownFact>,
  ) {}

  private killsIn(mutant: Mutant): Map<string, number> {
    const key = `${mutant.package} ${mutant.function}`;
    const kills = this.kills.get(key) ?? new Map<string, number>();
    this.kills.set(key, kills);
    return kills;
  }

  /** Also of a run that was stopped. */
  remember(mutant: Mutant, { red }: Trial): void {
    if (!red) return;
    const kills = this.killsIn(mutant);
    kills.set(red.id, (kills.get(red.id) ?? 0) + 1);
  }

  /** Facts that reach a mutant, in the order to try them. */
  private candidatesFor(mutant: Mutant): KnownFact[] {
    const reaching = [...this.facts.values()].filter(({ coverage }) => coverage.reached.includes(mutant.id));
    const candidates = reaching.map(({ proof, text, coverage }) => ({
      id: proof.id,
      text,
      reach: coverage.reached.length,
    }));
    const code = `${subjects[mutant.package]} ${mutant.function} ${mutant.context} ${mutant.original}`;
    return nearestFirst(candidates, code, this.killsIn(mutant)).flatMap(({ id }) => this.facts.get(id) ?? []);
  }

  /**
   * Whether the fact is green without the mutant within the same time.
   *
   * @throws when it is red for another reason than time: then it says nothing about mutants
   */
  private async isInTime(fact: KnownFact, limit: number): Promise<boolean> {
    const run = await this.browser.run(fact.proof, this.bundles, { limit });
    if (run.ending === 'green' || run.ending === 'timeout') return run.ending === 'green';
    throw new Error(`${fact.proof.id} is red without a mutant: ${run.message}`);
  }

  /** Runs a fact against a mutant. Red by time counts only if the fact is in time without it. */
  private async runAgainst(fact: KnownFact, mutant: Mutant): Promise<FactRun> {
    let limit = limitOf(fact);
    for (;;) {
      const run = await this.browser.run(fact.proof, withMutant(this.bundles, mutant), { limit });
      if (run.ending !== 'timeout' || (await this.isInTime(fact, limit))) return run;
      if (limit > 30_000) throw new Error(`${fact.proof.id} takes more than ${limit} ms without a mutant`);
      limit *= 2;
    }
  }

  /**
   * Tries facts until one is red, or as many have stayed green in this run as `most`, or `seconds` have passed.
   *
   * @param known what earlier runs have found
   */
  async try(
    mutant: Mutant,
    known: Trial,
    { most, seconds }: { most: number; seconds: number },
  ): Promise<Trial> {
    if (known.red) return known;
    const green = { ...known.green };
    const untried = this.candidatesFor(mutant).filter(({ proof }) => !(proof.id in green));
    const end = performance.now() + 1000 * seconds;
    for (const fact of untried.slice(0, most)) {
      if (performance.now() > end) break;
      const { id } = fact.proof;
      const { hash } = fact.coverage;
      const { ending } = await this.runAgainst(fact, mutant);
      if (ending !== 'green') {
        const trial: Trial = { green, red: { id, hash, ending } };
        this.remember(mutant, trial);
        return trial;
      }
      green[id] = hash;
    }
    return { green };
  }
}
