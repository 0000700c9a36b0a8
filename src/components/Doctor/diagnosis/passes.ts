import type { ProviderEvidence } from '@site/demos/hosts/doctor/protocol';
import type { Evidence } from '../evidence';
import { filesNamed, hasMounted, isElsewhere, mainRun, runsOf, unique } from './runs';

const ways: Readonly<Record<ProviderEvidence['way'], string>> = {
  none: '',
  exports: '`module.exports.provider`',
  garfishExports: '`__GARFISH_EXPORTS__.provider`',
  registerProvider: '`registerProvider`',
};

/** What was looked at and is as it should be, a line each, with backticks around code. */
export function passesOf(evidence: Evidence): string[] {
  const { entry, request, runs } = evidence;
  const passes: string[] = [];
  if (entry.failure === undefined && entry.status < 400) {
    passes.push(`入口可以跨域取得：${entry.status}，${entry.contentType}，${entry.bytes} 字节`);
  }
  const scripts = filesNamed(evidence, 'scripts');
  const isWhole = scripts.every(
    ({ failure, status, isPage }) => failure === undefined && status < 400 && !isPage,
  );
  if (scripts.length > 0 && isWhole) passes.push(`入口里的 ${scripts.length} 个脚本都取到了，是脚本`);
  const run = mainRun(evidence);
  if (!run) return passes;
  const { way, reads, isLate } = run.evidence.provider;
  if (way !== 'none' && !isLate) passes.push(`找到 \`provider\`：${ways[way]}`);
  const mounted = unique(
    runsOf(evidence)
      .filter((each) => each.id !== 'vmHide' && hasMounted(each))
      .map(({ title }) => title),
  );
  if (mounted.length > 0) passes.push(`能挂载：${mounted.join('、')}`);
  if (reads.includes('basename')) passes.push(`\`render\` 读取了 \`basename\`（这次是 ${request.basename}）`);
  const again = runsOf(evidence).filter(({ evidence: { outcomes } }) => outcomes.remount.state === 'passed');
  if (again.length > 0) passes.push(`卸载后能再挂载：${again.map(({ title }) => title).join('、')}`);
  if (runs.vmHide?.evidence?.outcomes.show.state === 'passed') passes.push('隐藏后能再显示');
  const clean = runsOf(evidence).filter(
    ({ evidence: { outcomes, leftovers } }) => outcomes.unmount.state === 'passed' && leftovers.length === 0,
  );
  if (clean.length > 0) passes.push(`卸载后没有留下东西：${clean.map(({ title }) => title).join('、')}`);
  const resources = run.evidence.resources.filter(({ initiator }) => initiator !== 'fetch');
  if (
    resources.length > 0 &&
    !resources.some(({ url, hasFailed }) => hasFailed || isElsewhere(url, evidence))
  ) {
    passes.push(`运行时的 ${resources.length} 个资源地址都不指向主应用`);
  }
  return passes;
}
