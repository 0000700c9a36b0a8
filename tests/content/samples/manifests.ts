import semver from 'semver';
import type { CheckedSample } from './checkSamples';
import type { Import } from './compilation';
import type { Fence } from '../../../tools/extractFences';
import { placeOf } from './place';
import { parseManifest } from './projects';

/** The package.json that a page gives for a folder of its tutorial. */
export interface TutorialManifest {
  fence: Fence;
  folder: string;
  ranges: Readonly<Record<string, string>>;
}

/** The manifests among the fences: those with `title="folder/package.json"`. */
export function manifestsOf(fences: readonly Fence[]): TutorialManifest[] {
  return fences.flatMap((fence) => {
    const [folder, name, ...deeper] = placeOf(fence)?.path.split('/') ?? [];
    if (!folder || name !== 'package.json' || deeper.length > 0) return [];
    const { dependencies, devDependencies } = parseManifest(`${fence.file}:${fence.line}`, fence.code);
    return [{ fence, folder, ranges: { ...dependencies, ...devDependencies } }];
  });
}

function faultOf({ packageName, types }: Import, { fence, ranges }: TutorialManifest): string | undefined {
  if (!(packageName in ranges)) return `imports ${packageName}, which line ${fence.line} does not install`;
  const range = types && ranges[types.name];
  if (range === undefined || semver.satisfies(types?.version ?? '', range)) return undefined;
  return `is checked against ${types?.name} ${types?.version}, but line ${fence.line} installs ${range}`;
}

/**
 * How the packages that a tutorial's sample is checked against differ from those that the tutorial installs. Where a
 * page gives several manifests for one folder, one of them has to fit.
 *
 * @returns messages with file and line; none for a sample without a manifest
 */
export function mismatches(
  { sample, imports }: CheckedSample,
  manifests: readonly TutorialManifest[],
): string[] {
  const folder = placeOf(sample)?.path.split('/')[0];
  const direct = imports.filter((each) => each.direct);
  const attempts = manifests
    .filter((manifest) => manifest.fence.file === sample.file && manifest.folder === folder)
    .map((manifest) => direct.map((each) => faultOf(each, manifest)).filter((fault) => fault !== undefined));
  const [best = []] = attempts.sort((one, other) => one.length - other.length);
  return best.map((fault) => `${sample.file}:${sample.line}: the sample ${fault}`);
}
