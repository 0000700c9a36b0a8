import { check as mount } from '@site/learn/01-mount/check';
import { check as provider } from '@site/learn/02-provider/check';
import { check as routes } from '@site/learn/03-routes/check';
import { check as frameworks } from '@site/learn/04-frameworks/check';
import { check as basename } from '@site/learn/05-basename/check';
import { check as props } from '@site/learn/06-props/check';
import { check as channel } from '@site/learn/07-channel/check';
import { check as keepAlive } from '@site/learn/08-keep-alive/check';
import { check as isolation } from '@site/learn/09-isolation/check';
import { check as errors } from '@site/learn/10-errors/check';
import { check as plugin } from '@site/learn/11-plugin/check';
import { check as slow } from '@site/learn/12-slow/check';
import { check as nested } from '@site/learn/13-nested/check';
import { check as deploy } from '@site/learn/14-deploy/check';
import type { StepName } from '@site/learn/steps';
import type { Check } from './check';

/** Each step's check. */
export const checks: Readonly<Record<StepName, Check>> = {
  mount,
  provider,
  routes,
  frameworks,
  basename,
  props,
  channel,
  'keep-alive': keepAlive,
  isolation,
  errors,
  plugin,
  slow,
  nested,
  deploy,
};
