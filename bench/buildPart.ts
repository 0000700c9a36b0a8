import { repeatContent } from './content/writePages';
import type { Content } from './content/readContent';
import { measureSites } from './measureSites';
import type { Build, BySite, SiteId } from '../src/data/benchmarkFormat';
import { buildMeasured } from './sites/buildPeer';
import { buildOursMeasured } from './sites/ourCopy';
import { generators, pictures } from './sites/openSites';
import { median, round } from './statistics';
import type { Resources } from './measure/runMeasured';

interface Builder {
  id: SiteId;
  build: (content: Content, times: number, timeout: number) => Promise<Resources>;
}

const builders: readonly Builder[] = [
  { id: 'ours', build: (_, times, timeout) => buildOursMeasured(times, timeout) },
  ...generators.map((generator) => ({
    id: generator.id,
    build: (content: Content, _: number, timeout: number) =>
      buildMeasured(generator, content, pictures, timeout),
  })),
];

/**
 * Builds every site from nothing, without a cache: the content as it is three times, of which the medians count, as the first
 * build after a rest takes a third more. Large content once.
 *
 * @param times how many times the content
 * @param timeout for one site, in seconds
 */
export function measureBuilds(content: Content, times: number, timeout: number): Promise<BySite<Build>> {
  const repeated = repeatContent(content, times);
  const summarise = (builds: Resources[]): Build => {
    const peaks = builds.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
    return {
      pages: repeated.pages.length,
      cpuSeconds: round(median(builds.map(({ cpuSeconds }) => cpuSeconds)), 1),
      ...(peaks.length === 0 ? {} : { peakMegabytes: round(median(peaks)) }),
    };
  };
  return measureSites(
    builders,
    times === 1 ? 3 : 1,
    ({ build }) => build(repeated, times, timeout),
    summarise,
  );
}
