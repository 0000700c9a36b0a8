import type { Check } from './check';

/** Each step's check, loaded when the reader checks. */
const checks: Readonly<Record<string, () => Promise<{ check: Check }>>> = {
  mount: () => import('@site/learn/01-mount/check'),
  provider: () => import('@site/learn/02-provider/check'),
  routes: () => import('@site/learn/03-routes/check'),
  frameworks: () => import('@site/learn/04-frameworks/check'),
  basename: () => import('@site/learn/05-basename/check'),
  props: () => import('@site/learn/06-props/check'),
  channel: () => import('@site/learn/07-channel/check'),
  'keep-alive': () => import('@site/learn/08-keep-alive/check'),
  isolation: () => import('@site/learn/09-isolation/check'),
  errors: () => import('@site/learn/10-errors/check'),
  plugin: () => import('@site/learn/11-plugin/check'),
  slow: () => import('@site/learn/12-slow/check'),
  nested: () => import('@site/learn/13-nested/check'),
  deploy: () => import('@site/learn/14-deploy/check'),
};

/** @returns `undefined` when its code cannot be loaded */
export async function loadCheck(step: string): Promise<Check | undefined> {
  return checks[step]?.().then(
    ({ check }) => check,
    () => undefined,
  );
}
