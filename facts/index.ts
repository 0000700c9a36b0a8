import type { Proof } from './kit/proof';
import { proofs as apiAppAfterMount } from './api/app/afterMount';
import { proofs as apiAppDynamicScripts } from './api/app/dynamicScripts';
import { proofs as apiAppHide } from './api/app/hide';
import { proofs as apiAppMembers } from './api/app/members';
import { proofs as apiAppMount } from './api/app/mount';
import { proofs as apiAppPerformance } from './api/app/performance';
import { proofs as apiAppShow } from './api/app/show';
import { proofs as apiAppUnmount } from './api/app/unmount';
import { proofs as apiChannelEdgeCases } from './api/channel/edgeCases';
import { proofs as apiChannelMethods } from './api/channel/methods';
import { proofs as apiChannelProps } from './api/channel/props';
import { proofs as apiClearEscapeEffect } from './api/clearEscapeEffect';
import { proofs as apiGetGlobalObject } from './api/getGlobalObject';
import { proofs as apiIndexMembers } from './api/index/members';
import { proofs as apiIndexMessages } from './api/index/messages';
import { proofs as apiIndexSingletonVsClass } from './api/index/singletonVsClass';
import { proofs as apiLoadAppEdgeCases } from './api/loadApp/edgeCases';
import { proofs as apiLoadAppManualLoad } from './api/loadApp/manualLoad';
import { proofs as apiLoadAppMerge } from './api/loadApp/merge';
import { proofs as apiLoadAppOrder } from './api/loadApp/order';
import { proofs as apiLoaderBeforeLoad } from './api/loader/beforeLoad';
import { proofs as apiLoaderCache } from './api/loader/cache';
import { proofs as apiLoaderErrors } from './api/loader/errors';
import { proofs as apiLoaderLoaded } from './api/loader/loaded';
import { proofs as apiLoaderRequestConfig } from './api/loader/requestConfig';
import { proofs as apiPreloadAppAuto } from './api/preloadApp/auto';
import { proofs as apiPreloadAppEdgeCases } from './api/preloadApp/edgeCases';
import { proofs as apiProviderKinds } from './api/provider/kinds';
import { proofs as apiProviderRendering } from './api/provider/rendering';
import { proofs as apiRegisterAppArguments } from './api/registerApp/arguments';
import { proofs as apiRegisterAppEdgeCases } from './api/registerApp/edgeCases';
import { proofs as apiRegisterAppOrder } from './api/registerApp/order';
import { proofs as apiRegisterAppParameters } from './api/registerApp/parameters';
import { proofs as apiRouterErrors } from './api/router/errors';
import { proofs as apiRouterGuards } from './api/router/guards';
import { proofs as apiRouterLowLevel } from './api/router/lowLevel';
import { proofs as apiRouterNavigate } from './api/router/navigate';
import { proofs as apiRouterRouterInfo } from './api/router/routerInfo';
import { proofs as apiRunEdgeCases } from './api/run/edgeCases';
import { proofs as apiRunErrorHooks } from './api/run/errorHooks';
import { proofs as apiRunOrder } from './api/run/order';
import { proofs as apiRunParameters } from './api/run/parameters';
import { proofs as apiSetExternal } from './api/setExternal';
import { proofs as apiSetGlobalObject } from './api/setGlobalObject';
import { proofs as apiSetOptions } from './api/setOptions';
import { proofs as blogHmr } from './blog/hmr';
import { proofs as blogIndexLifecycle } from './blog/index/lifecycle';
import { proofs as blogSourcemap } from './blog/sourcemap';
import { proofs as errorsBrowser } from './errors/browser';
import { proofs as errorsDynamicResources } from './errors/dynamicResources';
import { proofs as errorsLoadApp } from './errors/loadApp';
import { proofs as errorsMount } from './errors/mount';
import { proofs as errorsOthers } from './errors/others';
import { proofs as errorsPolicy } from './errors/policy';
import { proofs as garfishPluginsCssScopeConditions } from './garfish-plugins/css-scope/conditions';
import { proofs as garfishPluginsCssScopeNames } from './garfish-plugins/css-scope/names';
import { proofs as garfishPluginsCssScopeStyles } from './garfish-plugins/css-scope/styles';
import { proofs as garfishPluginsCssScopeUtilities } from './garfish-plugins/css-scope/utilities';
import { proofs as garfishPluginsEsModulePlugin } from './garfish-plugins/es-module/plugin';
import { proofs as garfishPluginsEsModuleSyntax } from './garfish-plugins/es-module/syntax';
import { proofs as garfishPluginsRemoteModuleFailures } from './garfish-plugins/remote-module/failures';
import { proofs as garfishPluginsRemoteModuleModules } from './garfish-plugins/remote-module/modules';
import { proofs as guideAdvanceNested } from './guide/advance/nested';
import { proofs as guideAdvancePluginsHooks } from './guide/advance/plugins/hooks';
import { proofs as guideAdvancePluginsRegister } from './guide/advance/plugins/register';
import { proofs as guideAdvancePluginsRemove } from './guide/advance/plugins/remove';
import { proofs as guideAuth } from './guide/auth';
import { proofs as guideBridgeCommon } from './guide/bridge/common';
import { proofs as guideBridgeReact } from './guide/bridge/react';
import { proofs as guideBridgeReactLegacy } from './guide/bridge/reactLegacy';
import { proofs as guideBridgeVue2 } from './guide/bridge/vue2';
import { proofs as guideBridgeVue3 } from './guide/bridge/vue3';
import { proofs as guideBuildConfig } from './guide/build-config';
import { proofs as guideCache } from './guide/cache';
import { proofs as guideChoose } from './guide/choose';
import { proofs as guideCompatibility } from './guide/compatibility';
import { proofs as guideDemoAngular } from './guide/demo/angular';
import { proofs as guideDemoIndex } from './guide/demo/index';
import { proofs as guideDeploy } from './guide/deploy';
import { proofs as guideDevelopWebComponentDefinition } from './guide/develop/webComponent/definition';
import { proofs as guideDevelopWebComponentElements } from './guide/develop/webComponent/elements';
import { proofs as guideDevelopWebComponentLoading } from './guide/develop/webComponent/loading';
import { proofs as guideDevelopWebComponentRemoval } from './guide/develop/webComponent/removal';
import { proofs as guideEnv } from './guide/env';
import { proofs as guideFrameworks } from './guide/frameworks';
import { proofs as guideKeepAliveEffects } from './guide/keep-alive/effects';
import { proofs as guideKeepAliveLimits } from './guide/keep-alive/limits';
import { proofs as guideKeepAliveNavigation } from './guide/keep-alive/navigation';
import { proofs as guideKeepAliveProviders } from './guide/keep-alive/providers';
import { proofs as guideKeepAliveState } from './guide/keep-alive/state';
import { proofs as guideLifecycleErrors } from './guide/lifecycle/errors';
import { proofs as guideLifecycleFaq } from './guide/lifecycle/faq';
import { proofs as guideLifecycleHookErrors } from './guide/lifecycle/hookErrors';
import { proofs as guideLifecycleHooks } from './guide/lifecycle/hooks';
import { proofs as guideLifecycleIntro } from './guide/lifecycle/intro';
import { proofs as guideLifecycleSequences } from './guide/lifecycle/sequences';
import { proofs as guideMonitoring } from './guide/monitoring';
import { proofs as guideMonorepo } from './guide/monorepo';
import { proofs as guideMultiInstance } from './guide/multi-instance';
import { proofs as guideRouterActiveWhen } from './guide/router/activeWhen';
import { proofs as guideRouterAutoRefreshApp } from './guide/router/autoRefreshApp';
import { proofs as guideRouterEncodedPaths } from './guide/router/encodedPaths';
import { proofs as guideRouterFlow } from './guide/router/flow';
import { proofs as guideSandboxCleanup } from './guide/sandbox/cleanup';
import { proofs as guideSandboxCss } from './guide/sandbox/css';
import { proofs as guideSandboxIntro } from './guide/sandbox/intro';
import { proofs as guideSandboxMemory } from './guide/sandbox/memory';
import { proofs as guideSandboxModel } from './guide/sandbox/model';
import { proofs as guideSandboxModes } from './guide/sandbox/modes';
import { proofs as guideSandboxSelection } from './guide/sandbox/selection';
import { proofs as guideSandboxMatrix } from './guide/sandbox-matrix';
import { proofs as guideSandboxOptionsBoth } from './guide/sandbox-options/both';
import { proofs as guideSandboxElementTiming } from './guide/sandbox-options/elementTiming';
import { proofs as guideSandboxLocation } from './guide/sandbox-options/location';
import { proofs as guideSandboxOptions } from './guide/sandbox-options/options';
import { proofs as guideSandboxResourceUrls } from './guide/sandbox-options/resourceUrls';
import { proofs as guideSandboxThirdParty } from './guide/sandbox-options/thirdParty';
import { proofs as guideSandboxVariables } from './guide/sandbox-options/variables';
import { proofs as guideSecurityCookies } from './guide/security/cookies';
import { proofs as guideSecurityIntegrity } from './guide/security/integrity';
import { proofs as guideSecurityPolicy } from './guide/security/policy';
import { proofs as guideSharedUi } from './guide/shared-ui';
import { proofs as guideSsr } from './guide/ssr';
import { proofs as guideStart } from './guide/start';
import { proofs as issuesLoad } from './issues/load';
import { proofs as issuesReact } from './issues/react';
import { proofs as issuesRouter } from './issues/router';
import { proofs as issuesSandbox } from './issues/sandbox';
import { proofs as issuesShared } from './issues/shared';

export type { Proof } from './kit/proof';

/** The proof of every statement about Garfish's behaviour that this site runs, in the order of the files. */
export const proofs: readonly Proof[] = [
  ...apiAppAfterMount,
  ...apiAppDynamicScripts,
  ...apiAppHide,
  ...apiAppMembers,
  ...apiAppMount,
  ...apiAppPerformance,
  ...apiAppShow,
  ...apiAppUnmount,
  ...apiChannelEdgeCases,
  ...apiChannelMethods,
  ...apiChannelProps,
  ...apiClearEscapeEffect,
  ...apiGetGlobalObject,
  ...apiIndexMembers,
  ...apiIndexMessages,
  ...apiIndexSingletonVsClass,
  ...apiLoadAppEdgeCases,
  ...apiLoadAppManualLoad,
  ...apiLoadAppMerge,
  ...apiLoadAppOrder,
  ...apiLoaderBeforeLoad,
  ...apiLoaderCache,
  ...apiLoaderErrors,
  ...apiLoaderLoaded,
  ...apiLoaderRequestConfig,
  ...apiPreloadAppAuto,
  ...apiPreloadAppEdgeCases,
  ...apiProviderKinds,
  ...apiProviderRendering,
  ...apiRegisterAppArguments,
  ...apiRegisterAppEdgeCases,
  ...apiRegisterAppOrder,
  ...apiRegisterAppParameters,
  ...apiRouterErrors,
  ...apiRouterGuards,
  ...apiRouterLowLevel,
  ...apiRouterNavigate,
  ...apiRouterRouterInfo,
  ...apiRunEdgeCases,
  ...apiRunErrorHooks,
  ...apiRunOrder,
  ...apiRunParameters,
  ...apiSetExternal,
  ...apiSetGlobalObject,
  ...apiSetOptions,
  ...blogHmr,
  ...blogIndexLifecycle,
  ...blogSourcemap,
  ...errorsBrowser,
  ...errorsDynamicResources,
  ...errorsLoadApp,
  ...errorsMount,
  ...errorsOthers,
  ...errorsPolicy,
  ...garfishPluginsCssScopeConditions,
  ...garfishPluginsCssScopeNames,
  ...garfishPluginsCssScopeStyles,
  ...garfishPluginsCssScopeUtilities,
  ...garfishPluginsEsModulePlugin,
  ...garfishPluginsEsModuleSyntax,
  ...garfishPluginsRemoteModuleFailures,
  ...garfishPluginsRemoteModuleModules,
  ...guideAdvanceNested,
  ...guideAdvancePluginsHooks,
  ...guideAdvancePluginsRegister,
  ...guideAdvancePluginsRemove,
  ...guideAuth,
  ...guideBridgeCommon,
  ...guideBridgeReact,
  ...guideBridgeReactLegacy,
  ...guideBridgeVue2,
  ...guideBridgeVue3,
  ...guideBuildConfig,
  ...guideCache,
  ...guideChoose,
  ...guideCompatibility,
  ...guideDemoAngular,
  ...guideDemoIndex,
  ...guideDeploy,
  ...guideDevelopWebComponentDefinition,
  ...guideDevelopWebComponentElements,
  ...guideDevelopWebComponentLoading,
  ...guideDevelopWebComponentRemoval,
  ...guideEnv,
  ...guideFrameworks,
  ...guideKeepAliveEffects,
  ...guideKeepAliveLimits,
  ...guideKeepAliveNavigation,
  ...guideKeepAliveProviders,
  ...guideKeepAliveState,
  ...guideLifecycleErrors,
  ...guideLifecycleFaq,
  ...guideLifecycleHookErrors,
  ...guideLifecycleHooks,
  ...guideLifecycleIntro,
  ...guideLifecycleSequences,
  ...guideMonitoring,
  ...guideMonorepo,
  ...guideMultiInstance,
  ...guideRouterActiveWhen,
  ...guideRouterAutoRefreshApp,
  ...guideRouterEncodedPaths,
  ...guideRouterFlow,
  ...guideSandboxCleanup,
  ...guideSandboxCss,
  ...guideSandboxIntro,
  ...guideSandboxMemory,
  ...guideSandboxModel,
  ...guideSandboxModes,
  ...guideSandboxSelection,
  ...guideSandboxMatrix,
  ...guideSandboxOptionsBoth,
  ...guideSandboxElementTiming,
  ...guideSandboxLocation,
  ...guideSandboxOptions,
  ...guideSandboxResourceUrls,
  ...guideSandboxThirdParty,
  ...guideSandboxVariables,
  ...guideSecurityCookies,
  ...guideSecurityIntegrity,
  ...guideSecurityPolicy,
  ...guideSharedUi,
  ...guideSsr,
  ...guideStart,
  ...issuesLoad,
  ...issuesReact,
  ...issuesRouter,
  ...issuesSandbox,
  ...issuesShared,
];
