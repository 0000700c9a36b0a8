/** Questions that several checks ask of the evidence. */
import { isAddress } from '@site/demos/isAddress';
import { hasMore } from '@site/demos/hosts/doctor/hasMore';
import type { Failure, RunEvidence, StepName } from '@site/demos/hosts/doctor/protocol';
import {
  hasModules,
  runIds,
  type CodeEvidence,
  type Evidence,
  type FileEvidence,
  type Run,
  type RunId,
} from '../evidence';

export interface NamedRun extends Run {
  id: RunId;
  title: string;
  evidence: RunEvidence;
}

const titles: Readonly<Record<RunId, string>> = {
  vm: 'vm',
  vmPlugin: 'vm',
  vmHide: 'vm（隐藏与显示）',
  strict: 'strictIsolation',
  snapshot: 'snapshot',
  off: '关闭沙箱',
};

function named(id: RunId, run: Run | undefined): NamedRun[] {
  if (!run?.evidence) return [];
  const isInVm = id !== 'snapshot' && id !== 'off';
  const plugin = run.usesPlugin && isInVm ? '，装 es-module 插件' : '';
  return [{ ...run, id, title: `${titles[id]}${plugin}`, evidence: run.evidence }];
}

/** The frames that were heard of. */
export function runsOf({ runs }: Evidence): NamedRun[] {
  return runIds.flatMap((id) => named(id, runs[id]));
}

export function hasMounted({ evidence }: NamedRun): boolean {
  return evidence.outcomes.mount.state === 'passed';
}

/** Whether there was more to see in the container after `render` than before. */
export function hasDrawn({ evidence }: NamedRun): boolean {
  const { before, after } = evidence.pictures;
  return hasMore(after, before);
}

/** Garfish had a provider to render, whatever came of it. */
export function wasRendered({ evidence: { provider, outcomes } }: NamedRun): boolean {
  return provider.way !== 'none' && !/is required in provider|"provider" is/.test(outcomes.mount.message);
}

/** It was mounted, and its interface stands where Garfish put it. */
export function standsInContainer(run: NamedRun): boolean {
  return hasMounted(run) && hasDrawn(run) && !run.evidence.isWiped && run.end === 'ended';
}

/** The second time, there was no more to see than before the first. */
export function isBlankAgain(run: NamedRun): boolean {
  const { before, again } = run.evidence.pictures;
  return hasDrawn(run) && !hasMore(again, before);
}

export function isModuleApp({ page }: Evidence): boolean {
  return hasModules(page);
}

/**
 * The run that stands for the sub-app: the first that mounted, or else that in the default sandbox. Native modules never
 * get anywhere there: of those that mount nowhere it is the one that came to rendering, or that with the plugin.
 */
export function mainRun(evidence: Evidence): NamedRun | undefined {
  const runs = runsOf(evidence);
  const furthest = isModuleApp(evidence)
    ? (runs.find(wasRendered) ?? runs.find(({ id }) => id === 'vmPlugin'))
    : undefined;
  return runs.find(hasMounted) ?? furthest ?? runs[0];
}

/** Why a step did not pass, with the run's name; nothing when it passed or was not taken. */
export function failureAt(run: NamedRun, step: StepName): string[] {
  const { state, message } = run.evidence.outcomes[step];
  if (state === 'failed') return [`${run.title}：${message === '' ? `\`${step}\` 没有成功` : message}`];
  return state === 'timeout' ? [`${run.title}：没有在时限内结束${message === '' ? '' : `，${message}`}`] : [];
}

export function failuresOf(run: NamedRun, ...kinds: readonly Failure['kind'][]): Failure[] {
  return run.evidence.failures.filter(({ kind }) => kinds.includes(kind));
}

/** Ids of the checks whose findings follow where the sub-app's script was not executed. */
export const withoutScript: readonly string[] = [
  'provider-library',
  'provider-lifecycles',
  'provider-module',
  'provider-async',
  'provider-late',
  'provider-missing',
  'script-throws',
  'mount-hangs',
  'mount-blank',
  'mode-differs',
  'console-errors',
];

/**
 * Said by browsers of what a frame without an origin may not do; and by webpack's and Rspack's development server, whose
 * live reload takes no connection of one.
 */
export function isOfTheFrame(message: string): boolean {
  return /sandboxed|SecurityError|opaque origin|origin 'null'|Invalid Host\/Origin header/i.test(message);
}

/** Address of the script of a worker that the browser would not make, in Chromium's words; nothing for other messages. */
export function workerOf(message: string): string[] {
  const url = /Failed to construct '(?:Shared)?Worker': Script at '(https?:[^']+)'/.exec(message)?.[1];
  return url === undefined ? [] : [url];
}

/** The scripts are executed in some mode, and none of them gives a provider in any. */
export function lacksProvider(evidence: Evidence): boolean {
  const runs = runsOf(evidence);
  const isSaid = runs.some(({ evidence: { outcomes } }) =>
    outcomes.mount.message.includes('"provider" is "'),
  );
  return isSaid && !runs.some(hasMounted);
}

/** The files that the entry's page names as scripts, or as styles. */
export function filesNamed({ page, files }: Evidence, role: 'scripts' | 'styles'): FileEvidence[] {
  const urls = new Set(role === 'scripts' ? page?.scripts.map(({ url }) => url) : page?.styles);
  return files.filter(({ url }) => urls.has(url));
}

/** Whether any script that was fetched gives that away. */
export function hasCode({ files, page }: Evidence, what: keyof CodeEvidence): boolean {
  return [...files, ...(page?.scripts ?? [])].some(({ code }) => code[what]);
}

/** Whether an address is that of the page around, where nothing of the sub-app stands. */
export function isElsewhere(url: string, { request, origin }: Evidence): boolean {
  if (!isAddress(url) || new URL(url).origin !== origin) return false;
  const folder = new URL('.', request.entry).href;
  return !url.startsWith(folder);
}

export function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}
