import type { Fact } from './fact';
import { bridgeFacts } from './bridge';
import { cacheFacts } from './cache';
import { channelFacts } from './channel';
import { compatibilityFacts } from './compatibility';
import { cssScopeFacts } from './cssScope';
import { envFacts } from './env';
import { esModuleFacts } from './esModule';
import { globalsFacts } from './globals';
import { instanceFacts } from './instance';
import { keepAliveFacts } from './keepAlive';
import { lifecycleFacts } from './lifecycle';
import { loadAppFacts } from './loadApp';
import { loaderFacts } from './loader';
import { nestedFacts } from './nested';
import { pluginsFacts } from './plugins';
import { preloadAppFacts } from './preloadApp';
import { registerAppFacts } from './registerApp';
import { routerFacts } from './router';
import { routingFacts } from './routing';
import { runFacts } from './run';
import { sandboxFacts } from './sandbox';
import { securityFacts } from './security';
import { setExternalFacts } from './setExternal';
import { setOptionsFacts } from './setOptions';
import { sourcemapFacts } from './sourcemap';
import { webComponentFacts } from './webComponent';

export type { Fact } from './fact';

/** Every statement about Garfish's behaviour that this site proves by running it. */
export const facts: readonly Fact[] = [
  ...bridgeFacts,
  ...cacheFacts,
  ...channelFacts,
  ...compatibilityFacts,
  ...cssScopeFacts,
  ...envFacts,
  ...esModuleFacts,
  ...globalsFacts,
  ...instanceFacts,
  ...keepAliveFacts,
  ...lifecycleFacts,
  ...loadAppFacts,
  ...loaderFacts,
  ...nestedFacts,
  ...pluginsFacts,
  ...preloadAppFacts,
  ...registerAppFacts,
  ...routerFacts,
  ...routingFacts,
  ...runFacts,
  ...sandboxFacts,
  ...securityFacts,
  ...setExternalFacts,
  ...setOptionsFacts,
  ...sourcemapFacts,
  ...webComponentFacts,
];
