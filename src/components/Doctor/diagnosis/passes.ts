import type { ProviderEvidence, StepName } from '@site/demos/hosts/doctor/protocol';
import { callInitiators, type Evidence } from '../evidence';
import { filesNamed, isBlankAgain, mainRun, runsOf, standsInContainer, unique, type NamedRun } from './runs';

const ways: Readonly<Record<ProviderEvidence['way'], string>> = {
  none: '',
  exports: '`module.exports.provider`',
  garfishExports: '`__GARFISH_EXPORTS__.provider`',
  registerProvider: '`registerProvider`',
};

/** Ids of the checks that have found something, what follows from another one as well. */
type Found = ReadonlySet<string>;

function hasFound(found: Found, ...ids: readonly string[]): boolean {
  return ids.some((id) => found.has(id));
}

function passesOfFiles(evidence: Evidence, found: Found): string[] {
  const { entry, request } = evidence;
  const passes: string[] = [];
  // What was pasted was not asked for.
  if (request.html === undefined && entry.failure === undefined && entry.status < 400) {
    passes.push(`入口可以跨域取得：${entry.status}，${entry.contentType}，${entry.bytes} 字节`);
  }
  const scripts = filesNamed(evidence, 'scripts');
  if (
    scripts.length > 0 &&
    scripts.every(({ failure }) => failure === undefined) &&
    !hasFound(found, 'script-is-page', 'script-missing', 'script-cors', 'script-type')
  ) {
    passes.push(`入口里的 ${scripts.length} 个脚本都取到了，是脚本`);
  }
  return passes;
}

/** `能挂载：vm、snapshot`; nothing without a run. */
function lineOf(what: string, runs: readonly NamedRun[]): string[] {
  return runs.length > 0 ? [`${what}：${unique(runs.map(({ title }) => title)).join('、')}`] : [];
}

function passesOfRuns(evidence: Evidence, found: Found): string[] {
  const runs = runsOf(evidence);
  const passed = (step: StepName): NamedRun[] =>
    runs.filter((run) => run.evidence.outcomes[step].state === 'passed');
  const readsBasename = mainRun(evidence)?.evidence.provider.reads.includes('basename') ?? false;
  const isClean = ({ evidence: { leftovers, storageKeys } }: NamedRun): boolean =>
    leftovers.length === 0 && storageKeys.length === 0;
  return [
    ...lineOf(
      '能挂载',
      runs.filter((run) => run.id !== 'vmHide' && standsInContainer(run)),
    ),
    ...(readsBasename && !hasFound(found, 'basename-ignored')
      ? [`\`render\` 读取了 \`basename\`（这次是 ${evidence.request.basename}）`]
      : []),
    ...lineOf(
      '卸载后能再挂载',
      passed('remount').filter((run) => !isBlankAgain(run)),
    ),
    ...(passed('show').some((run) => !isBlankAgain(run)) ? ['隐藏后能再显示'] : []),
    ...lineOf('卸载后没有留下东西', passed('unmount').filter(isClean)),
  ];
}

/** What was looked at and is as it should be, a line each, with backticks around code. */
export function passesOf(evidence: Evidence, found: Found): string[] {
  const passes = passesOfFiles(evidence, found);
  const run = mainRun(evidence);
  if (!run) return passes;
  const { way, isLate } = run.evidence.provider;
  if (way !== 'none' && !isLate) passes.push(`找到 \`provider\`：${ways[way]}`);
  passes.push(...passesOfRuns(evidence, found));
  const resources = run.evidence.resources.filter(({ initiator }) => !callInitiators.has(initiator));
  if (resources.length > 0 && !hasFound(found, 'asset-elsewhere', 'asset-lost')) {
    passes.push(`运行时的 ${resources.length} 个资源地址都不指向主应用`);
  }
  return passes;
}
