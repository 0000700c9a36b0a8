import { siteIds, type BySite, type Outcome, type SiteId } from '../src/data/benchmarkFormat';
import { recordInTurn, recordOf } from '../tools/recordOf';
import type { MeasuredSite } from './sites/measuredSite';

export type Attempt<Value> = { value: Value } | { failure: string };

/** A result, or why there is none, which is printed as well. */
export async function attempt<Value>(id: SiteId, measure: () => Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { value: await measure() };
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    console.error(`  ${id}: ${line}`);
    return { failure: line.slice(0, 200) };
  }
}

/** Gives a result for every site of the record. */
export function bySite<Result>(outcomeOf: (id: SiteId) => Outcome<Result>): BySite<Result> {
  return recordOf(siteIds, outcomeOf);
}

/**
 * Measures every site in turn, as often as asked for, so that what else the machine does meets all of them. A site that
 * fails once has failed.
 */
export async function measureSites<Site extends Pick<MeasuredSite, 'id'>, Value, Result>(
  sites: readonly Site[],
  times: number,
  measure: (site: Site) => Promise<Value>,
  summarise: (values: Value[]) => Result,
): Promise<BySite<Result>> {
  const values = new Map<SiteId, Value[]>();
  const failures = new Map<SiteId, string>();
  for (let run = 0; run < times; run += 1) {
    for (const site of sites.filter(({ id }) => !failures.has(id))) {
      const result = await attempt(site.id, () => measure(site));
      if ('failure' in result) failures.set(site.id, result.failure);
      else values.set(site.id, [...(values.get(site.id) ?? []), result.value]);
    }
  }
  return bySite((id) => {
    const measured = values.get(id);
    const failure = failures.get(id);
    if (failure !== undefined || !measured) return { failure: failure ?? 'not built' };
    return summarise(measured);
  });
}

/** Measures one thing after another, under their names. */
export function measureInTurn<Name extends string, Result>(
  names: readonly Name[],
  measure: (name: Name) => Promise<Result>,
): Promise<Record<Name, Result>> {
  return recordInTurn(names, (name) => {
    console.log(`  ${name}`);
    return measure(name);
  });
}
