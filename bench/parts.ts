import type { Browser } from '@playwright/test';
import type { Content } from './content/readContent';
import { measureBytes } from './measure/bytes';
import { measureFirstPress } from './measure/interaction';
import { measureLoading } from './measure/loading';
import { openNavigator } from './measure/navigation';
import { firstQuery, measureColdSearch, measureWarmSearch, warmQueries } from './measure/search';
import { runLighthouse } from './measure/lighthouse';
import { slowdown } from './measure/slowDown';
import { attempt, bySite, measureInTurn, measureSites } from './measureSites';
import {
  controlNames,
  type BySite,
  type Interaction,
  type Lighthouse,
  type LighthouseRun,
  type Loading,
  type Method,
  type Results,
  type Search,
  type SiteId,
  type Spread,
} from '../src/data/benchmarkFormat';
import { slow4G } from './serveSlowly';
import type { MeasuredSite } from './sites/measuredSite';
import { median, round, spreadOf } from './statistics';

/** A short page, one of the API, and a long one. */
const measuredPages = ['/guide', '/api/run', '/issues'] as const;
const runs = 3;
const lighthousePages = ['/api/run'] as const;
/** One of each kind. */
const pagesOfEachKind = [
  '/',
  '/guide',
  '/guide/sandbox',
  '/guide/starter',
  '/api/run',
  '/issues',
  '/errors',
  '/facts',
  '/playground',
  '/learn',
  '/blog/releases/garfish-1.19',
  '/showcase',
] as const;
const lighthouseRuns = 5;
/** How long the pointer rests on a link before it is pressed, in ms. */
const hoverTime = 200;
const navigationLinks = 20;

export const method: Method = {
  pages: measuredPages,
  runs,
  lighthousePages,
  lighthouseRuns,
  navigationLinks,
  hoverTime,
  slowdown,
  slowLine: slow4G,
  firstQuery,
  warmQueries,
};

export interface Bench {
  browser: Browser;
  sites: readonly MeasuredSite[];
  content: Content;
  /** Addresses of the first section's sidebar, which every site has. */
  links: readonly string[];
}

function first<Value>([value]: readonly Value[]): Value {
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export function measureBytesOfAll({ browser, sites }: Bench): Promise<Results['bytes']> {
  return measureInTurn(measuredPages, (page) =>
    measureSites(sites, 1, (site) => measureBytes(browser, site, page), first),
  );
}

function mediansOf(list: readonly Loading[]): Loading {
  const of = (key: keyof Loading, digits = 0): number => round(median(list.map((each) => each[key])), digits);
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    longTasks: of('longTasks'),
    longTaskTime: of('longTaskTime'),
    layoutShift: of('layoutShift', 3),
  };
}

export function measureLoadingOfAll({ browser, sites }: Bench): Promise<Results['loading']> {
  return measureInTurn(measuredPages, (page) =>
    measureSites(sites, runs, (site) => measureLoading(browser, site, page), mediansOf),
  );
}

export function measureInteraction({ browser, sites }: Bench): Promise<Results['interaction']> {
  return measureInTurn(controlNames, (name) =>
    measureSites(
      sites,
      runs,
      (site) => measureFirstPress(browser, site, name),
      (results): Interaction => ({
        ...spreadOf(results.map(({ time }) => time)),
        presses: Math.max(...results.map(({ presses }) => presses)),
      }),
    ),
  );
}

/** Presses each link once on every site, in pages that were opened for it. */
async function pressLinks(
  { browser, sites, links }: Bench,
  hover: number,
): Promise<BySite<readonly number[]>> {
  const [start = '', ...targets] = links;
  const navigators = new Map<SiteId, Awaited<ReturnType<typeof openNavigator>>>();
  for (const site of sites) {
    const opened = await attempt(site.id, () => openNavigator(browser, site, start));
    if ('value' in opened) navigators.set(site.id, opened.value);
  }
  const rounds = targets.slice(0, navigationLinks);
  const next = new Map<SiteId, number>();
  const go = async ({ id }: MeasuredSite): Promise<number> => {
    const round = next.get(id) ?? 0;
    next.set(id, round + 1);
    const navigator = navigators.get(id);
    if (!navigator) throw new Error('did not open');
    return navigator.go(rounds[round] ?? '', hover);
  };
  const results = await measureSites(sites, rounds.length, go, (times) => times);
  for (const { close } of navigators.values()) await close();
  return results;
}

/** Of each link the median of some visits: what else the machine does meanwhile makes no link the slowest. */
async function navigate(bench: Bench, hover: number): Promise<BySite<Spread>> {
  const passes: BySite<readonly number[]>[] = [];
  for (let run = 0; run < runs; run += 1) passes.push(await pressLinks(bench, hover));
  return bySite((id) => {
    const times: (readonly number[])[] = [];
    for (const pass of passes) {
      const outcome = pass[id];
      if ('failure' in outcome) return outcome;
      times.push(outcome);
    }
    return spreadOf((times[0] ?? []).map((_, link) => median(times.flatMap((pass) => pass[link] ?? []))));
  });
}

export async function measureNavigation(bench: Bench): Promise<Results['navigation']> {
  return { direct: await navigate(bench, 0), hovered: await navigate(bench, hoverTime) };
}

function summariseLighthouse(list: readonly LighthouseRun[]): Lighthouse {
  const of = (key: keyof LighthouseRun, digits = 0): number =>
    round(median(list.map((each) => each[key])), digits);
  return {
    score: of('score'),
    scores: list.map(({ score }) => score),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blockingTime: of('blockingTime'),
    ownBlockingTime: of('ownBlockingTime'),
    layoutShift: of('layoutShift', 3),
  };
}

export function measureLighthouse({ sites }: Bench): Promise<Results['lighthouse']> {
  return measureInTurn(lighthousePages, (page) =>
    measureSites(sites, lighthouseRuns, (site) => runLighthouse(site, page), summariseLighthouse),
  );
}

export function measurePages({ sites }: Bench): Promise<Results['pages']> {
  const ours = sites.find(({ id }) => id === 'ours');
  if (!ours) throw new Error('this site is not served');
  return measureInTurn(pagesOfEachKind, async (page) => {
    const list: LighthouseRun[] = [];
    for (let run = 0; run < lighthouseRuns; run += 1) list.push(await runLighthouse(ours, page));
    return summariseLighthouse(list);
  });
}

export function measureSearch({ browser, sites }: Bench): Promise<Results['search']> {
  return measureSites(
    sites,
    runs,
    async (site) => ({
      cold: await measureColdSearch(browser, site),
      warm: await measureWarmSearch(browser, site),
    }),
    (list): Search => ({
      first: spreadOf(list.map(({ cold }) => cold.time)),
      bytes: median(list.map(({ cold }) => cold.bytes)),
      requests: median(list.map(({ cold }) => cold.requests)),
      warm: spreadOf(list.flatMap(({ warm }) => warm)),
    }),
  );
}
