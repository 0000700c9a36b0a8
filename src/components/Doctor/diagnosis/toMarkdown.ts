import type { Evidence } from '../evidence';
import { severityNames, type Severity } from './check';
import type { Diagnosis, Finding } from './diagnose';

/** One line on the whole: the cause first. */
export function summaryOf({ findings }: Diagnosis): string {
  const count = (severity: Severity): number => findings.filter((each) => each.severity === severity).length;
  const numbers = `会失败 ${count('fails')} 项，有风险 ${count('risk')} 项，提示 ${count('note')} 项`;
  const [first] = findings;
  if (first?.check.id === 'frame-limits' && first.severity === 'risk') {
    return `没有结论：体检的 iframe 不允许的事，让子应用挂载不了。${numbers}。`;
  }
  if (first?.severity === 'fails') return `接入会失败，原因是：${first.check.title}。${numbers}。`;
  if (first?.severity === 'risk') return `可以接入，有风险：${first.check.title}。${numbers}。`;
  return `可以接入，没有发现问题。${numbers}。`;
}

/** The documents that a report belongs to. */
interface Documents {
  /** Where they stand, with a slash at its end: `https://garfishjs.org/`. */
  home: string;
  garfishVersion: string;
}

function findingText({ check, severity, seen, consequences }: Finding, home: string): string {
  return [
    `## ${severityNames[severity]}：${check.title}`,
    `看到的：\n\n${seen.map((line) => `- ${line}`).join('\n')}`,
    `为什么：${check.why}`,
    `怎样改：\n\n${check.fixes.map(({ tool, text }) => `- ${tool}：${text}`).join('\n')}`,
    ...(consequences.length > 0 ? [`由它引起：${consequences.join('、')}`] : []),
    `说明：${check.links.map(([to, label]) => `[${label}](${home}${to.slice(1)})`).join('、')}`,
  ].join('\n\n');
}

/** The report as Markdown, to paste into an issue. */
export function toMarkdown(
  evidence: Evidence,
  diagnosis: Diagnosis,
  { home, garfishVersion }: Documents,
): string {
  const { request, milliseconds } = evidence;
  return [
    '# 接入体检',
    `入口：${request.entry}${request.html === undefined ? '' : '（粘贴的 HTML）'}；garfish ${garfishVersion}；用时 ${(milliseconds / 1000).toFixed(1)} 秒`,
    summaryOf(diagnosis),
    ...diagnosis.findings.map((finding) => findingText(finding, home)),
    `## 通过\n\n${diagnosis.passes.map((line) => `- ${line}`).join('\n')}`,
    '',
  ].join('\n\n');
}
