import { cache } from './cache';
import { channel } from './channel';
import { errors } from './errors';
import { esModule } from './esModule';
import type { Example } from './example';
import { frameworks } from './frameworks';
import { keepAlive } from './keepAlive';
import { lifecycle } from './lifecycle';
import { nested } from './nested';
import { plainApp } from './plainApp';
import { plugin } from './plugin';
import { preload } from './preload';
import { router } from './router';
import { sandbox } from './sandbox';
import { start } from './start';

/** The one that opens when a reader comes without a link and without a draft. */
export const firstExample: Example = start;

export const examples: readonly Example[] = [
  start,
  frameworks,
  plainApp,
  lifecycle,
  router,
  sandbox,
  cache,
  preload,
  channel,
  plugin,
  nested,
  esModule,
  keepAlive,
  errors,
];
