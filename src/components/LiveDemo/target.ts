import { findDemo, hostPage, hostSourcePage, type DemoName, type HostName } from '@site/demos/registry';

/** What a document asks for: one sub-app, or a main app of its own. */
export type Target =
  { app: DemoName; host?: undefined } | { host: Exclude<HostName, 'runner'>; app?: undefined };

export interface ResolvedTarget {
  title: string;
  /** Site paths without the base URL. */
  page: string;
  source: string;
}

/** @throws when no demo has this name: the build stops at the document that has it wrong */
export function resolveTarget(target: Target, hostTitle: string): ResolvedTarget {
  if (target.app === undefined) {
    return { title: hostTitle, page: hostPage(target.host), source: hostSourcePage(target.host) };
  }
  const { name, title, sourcePage } = findDemo(target.app);
  return { title, page: `${hostPage('runner')}?app=${name}`, source: sourcePage };
}
