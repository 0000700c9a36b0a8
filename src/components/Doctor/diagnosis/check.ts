import type { Evidence } from '../evidence';

/** `fails`: it will not work. `risk`: it works here, and may not there. `note`: good to know. */
export const severities = ['fails', 'risk', 'note'] as const;
export type Severity = (typeof severities)[number];

export const severityNames: Readonly<Record<Severity, string>> = {
  fails: '会失败',
  risk: '有风险',
  note: '提示',
};

type Tool = '任何工具' | 'Vite' | 'webpack' | 'Rspack' | 'nginx' | '主应用';

export interface Fix {
  tool: Tool;
  /** With backticks around code. */
  text: string;
}

/** One thing that can be wrong with a sub-app, what it means, and how it is seen. Texts have backticks around code. */
export interface Check {
  id: string;
  severity: Severity | ((evidence: Evidence) => Severity);
  title: string;
  why: string;
  fixes: readonly Fix[];
  /** Where it is explained: address within the site, and what the link says. */
  links: readonly (readonly [to: string, label: string])[];
  /** Facts of the documents that `why` and `title` rest on. */
  facts?: readonly string[];
  /** Ids of checks whose findings follow from this one. */
  explains?: readonly string[];
  /** What was seen, a line each; nothing when it is not so. */
  look: (evidence: Evidence) => readonly string[];
}
