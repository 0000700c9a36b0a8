import type { Bundles } from './bundles';

/** One change of a published package that makes a fact false. */
export interface Mutation {
  /** Of the proof that has to see it. */
  id: string;
  what: string;
  /** `garfish` if absent. */
  bundle?: keyof Bundles;
  /** Text of the bundle, every occurrence of which is replaced. */
  original: string;
  changed: string;
}

/**
 * Beside defaults, changes that proofs once missed: what happens only the first time or only under a limit, what is no
 * longer silent, what comes a little early, and one case of several.
 */
export const mutations: readonly Mutation[] = [
  {
    id: 'run.auto-refresh-app-default',
    what: 'the default is false',
    original: 'autoRefreshApp: true',
    changed: 'autoRefreshApp: false',
  },
  {
    id: 'run.auto-refresh-app-default',
    what: 'only the first event is dispatched',
    original: 'window.dispatchEvent(eventArguments)',
    changed: 'window.firstEvent ??= window.dispatchEvent(eventArguments)',
  },
  {
    id: 'preload-app.open-count',
    what: 'the count ends at 2',
    original: 'current.count++',
    changed: 'current.count = 2',
  },
  {
    id: 'preload-app.automatic',
    what: 'it starts after 3000 ms',
    original: '0 : 5e3',
    changed: '0 : 3e3',
  },
  {
    id: 'preload-app.automatic-interval',
    what: 'the pause is 50 ms',
    original: 'setTimeout(next, 500)',
    changed: 'setTimeout(next, 50)',
  },
  {
    id: 'preload-app.module-warning',
    what: 'an address without a scheme will do',
    original: 'src && isAbsolute(src)',
    changed: 'src && (isAbsolute(src) || src.startsWith("//"))',
  },
  {
    id: 'loader.max-size-default',
    what: 'sizes are tripled',
    original: 'size || code.length',
    changed: 'size || code.length * 3',
  },
  {
    id: 'loader.max-size-unit',
    what: 'sizes are counted in bytes',
    original: 'size || code.length',
    changed: 'size || new Blob([code]).size',
  },
  {
    id: 'loader.failure-not-retried',
    what: 'a failed address is asked for again',
    original: 'Object.keys(res).includes(scope)',
    changed: 'false',
  },
  {
    id: 'run.second-call-warning',
    what: 'production warns, too',
    original: 'process.env.NODE_ENV !== "production"',
    changed: 'true',
  },
  {
    id: 'sandbox.hide-never-cleans',
    what: 'hiding cleans up',
    original: 'appInstance.vmSandbox && !isCacheMode',
    changed: 'appInstance.vmSandbox',
  },
  {
    id: 'lifecycle.async-script-fails-default',
    what: 'mount() ends all the same',
    original: 'execScript("async");',
    changed: 'try { execScript("async"); } catch {}',
  },
  {
    id: 'plugins.custom-render-elements',
    what: 'text nodes come by',
    original: 'el = this.DOMApis.createTextNode(node);',
    changed: 'commonRender?.(node, parent); el = this.DOMApis.createTextNode(node);',
  },
  {
    id: 'routing.root-function-trap',
    what: 'leaving an app removes no other',
    original: 'appInfo.rootPath === app.basename',
    changed: 'false',
  },
  {
    id: 'bridge.react-warning',
    what: 'classes and functions are not warned of',
    bundle: 'react',
    original: '!opts.rootComponent.prototype.componentDidCatch',
    changed: 'false',
  },
  {
    id: 'router.info-href',
    what: 'back and forward leave out the query',
    original: 'fullPath: location.pathname,\n              href: location.href,',
    changed: 'fullPath: location.pathname,\n              href: location.origin + location.pathname,',
  },
  {
    id: 'router.info-href',
    what: 'the first match leaves out the query',
    original: 'toRouterInfo: {\n        fullPath: location.pathname,\n        href: location.href,',
    changed:
      'toRouterInfo: {\n        fullPath: location.pathname,\n        href: location.origin + location.pathname,',
  },
  {
    id: 'register-app.deactive-path',
    what: 'the router takes the app away nevertheless',
    original: 'return deactive2(appInfo, rootPath)',
    changed: 'deactive2(appInfo, rootPath)',
  },
  {
    id: 'lifecycle.no-provider-handled',
    what: 'nobody waits',
    original: '}, this.asyncProviderTimeout);',
    changed: '}, 0);',
  },
  {
    id: 'lifecycle.entry-fails-default',
    what: 'an entry without an answer is no error',
    original: 'errorLoadApp: (e) => error(e)',
    changed: 'errorLoadApp: (e) => { if (String(e).includes("status")) error(e); }',
  },
  {
    id: 'router.push-like-domain',
    what: 'files of HTML alone are domains',
    original: 'if (validURL(path)) {',
    changed: 'if (path.endsWith(".html")) {',
  },
  {
    id: 'css-scope.three-sources',
    what: 'links that scripts insert are left out',
    original: 'if (styleScopeId) {\n                styleManager.setScope',
    changed: 'if (false) {\n                styleManager.setScope',
  },
  {
    id: 'load-app.merge-registered',
    what: 'objects are merged',
    original: '__spreadProps(__spreadValues2(__spreadValues2({}, appInfo), options), {',
    changed: '__spreadProps(deepMerge(appInfo, options ?? {}), {',
  },
  {
    id: 'bridge.react-provider-members',
    what: 'that of React 16 has update',
    bundle: 'react16',
    original: 'destroy: (appInfo) => unmount.call(this, opts, appInfo)',
    changed: 'destroy: (appInfo) => unmount.call(this, opts, appInfo), update() {}',
  },
  {
    id: 'bridge.react-provider-members',
    what: 'that of Vue 2 has none',
    bundle: 'vue2',
    original: 'update: (props2) =>',
    changed: 'updated: (props2) =>',
  },
  {
    id: 'sandbox.append-several',
    what: 'each of several nodes goes its own way',
    original: 'const args = [...arguments];',
    changed:
      'const args = [...arguments]; if (methodName === "append" && args.length > 1) { args.forEach((each) => this.append(each)); return; }',
  },
  {
    id: 'routing.case',
    what: 'segments are compared without their case',
    original: 'pathItem !== pathArr[index]',
    changed: 'pathItem.toLowerCase() !== pathArr[index]?.toLowerCase()',
  },
  {
    id: 'load-app.mount-error',
    what: 'the container stays when a script fails',
    original:
      'this.entryManager.DOMApis.removeElement(this.appContainer);\n        this.hooks.lifecycle.errorMountApp',
    changed:
      'if (this.cjsModules.exports.provider) this.entryManager.DOMApis.removeElement(this.appContainer);\n        this.hooks.lifecycle.errorMountApp',
  },
  {
    id: 'lifecycle.no-dom-handled',
    what: 'nobody waits',
    original: 'leftTime - timeInterval',
    changed: '0',
  },
  {
    id: 'register-app.load-hooks-ignored',
    what: 'those given to loadApp are called',
    original: 'const stop = await this.hooks.lifecycle.beforeLoad.emit(appInfo);',
    changed: 'options?.beforeLoad?.(); const stop = await this.hooks.lifecycle.beforeLoad.emit(appInfo);',
  },
  {
    id: 'sandbox.link-to-style',
    what: 'links that scripts insert stay',
    original: 'callback(styleManager.renderAsStyleElement());',
    changed: 'this.nativeAppend.call(document.head, this.el);',
  },
  {
    id: 'sandbox.strict-document',
    what: 'class names are looked for in the whole page',
    original: '"getElementsByTagNameNS",\n    "getElementsByClassName"',
    changed: '"getElementsByTagNameNS"',
  },
  {
    id: 'web-component.shadow',
    what: 'the attribute has a value',
    original: 'this.hasAttribute("shadow") || false',
    changed: 'this.getAttribute("shadow") === ""',
  },
  {
    id: 'loader.status-error',
    what: 'errors of the server are none',
    original: 'result.status >= 400',
    changed: 'result.status >= 400 && result.status < 500',
  },
  {
    id: 'routing.refresh-event',
    what: 'it names one method',
    original: 'evt.garfishTrigger = originalMethodName',
    changed: 'evt.garfishTrigger = "replaceState"',
  },
  {
    id: 'loader.several-plugins',
    what: 'only the first plugin is asked for an answer',
    original: 'Promise.resolve(ls[i++].apply(null, data)).then(call)',
    changed: 'Promise.resolve(ls[i++].apply(null, data))',
  },
  {
    id: 'loader.clear-file-type',
    what: 'styles take the scripts with them',
    original: 'const size = this.recorder[type];',
    changed: 'const size = this.recorder[type]; if (type === "css") this.js.clear();',
  },
  {
    id: 'loader.app-fetch-unseen',
    what: 'requests of sub-apps come to `beforeLoad`',
    original: 'let controller;',
    changed: 'let controller; sandbox.loader.hooks.lifecycle.beforeLoad.emit({ url: String(input) });',
  },
  {
    id: 'loader.hooks-skip-cache',
    what: 'HTML out of the cache comes to `loaded`',
    original: 'return macroTask(copyResult(appCacheContainer.get(url)), 4);',
    changed:
      'if (url.endsWith(".html")) this.hooks.lifecycle.loaded.emit({ value: { url } }); return macroTask(copyResult(appCacheContainer.get(url)), 4);',
  },
  {
    id: 'load-app.only-loads',
    what: 'a sub-app whose path is there is mounted',
    original: 'await this.hooks.lifecycle.afterLoad.emit(appInfo, appInstance);',
    changed:
      'await this.hooks.lifecycle.afterLoad.emit(appInfo, appInstance); if (appInfo.activeWhen === location.pathname) await appInstance.mount();',
  },
  {
    id: 'load-app.manual-basename',
    what: '`activeWhen` is added once Garfish runs',
    original: 'appInfo = generateAppOptions(appName, this, appInfo);',
    changed:
      'appInfo = generateAppOptions(appName, this, appInfo); if (this.running) appInfo.basename += appInfo.activeWhen;',
  },
  {
    id: 'load-app.instance-hooks',
    what: 'instances of one name share their hooks',
    original: 'this.hooks = appLifecycle();',
    changed: 'this.hooks = (window.sharedHooks ??= {})[appInfo.name] ??= appLifecycle();',
  },
  {
    id: 'run.inherit-global-only',
    what: 'one hook is handed down',
    original: 'afterLoad: true,',
    changed: '',
  },
  {
    id: 'preload-app.failure-silent',
    what: 'a script that fails is an unhandled rejection',
    original: 'const throwWarn = generateThrowWarn(next);',
    changed:
      'const throwWarn = (e) => { if (!url.endsWith("html")) Promise.reject(e); generateThrowWarn(next)(e); };',
  },
  {
    id: 'router.triggers-on-back',
    what: 'going back triggers only for another path',
    original: 'if (event && typeof event === "object" && event.garfish)',
    changed:
      'if (event && typeof event === "object" && event.garfish || location.pathname === RouterConfig.current.fullPath)',
  },
  {
    id: 'router.triggers-on-state',
    what: 'another state triggers only for `pushState`',
    original: 'JSON.stringify(stateBefore) !== JSON.stringify(stateAfter)',
    changed: 'type === "pushState" && JSON.stringify(stateBefore) !== JSON.stringify(stateAfter)',
  },
  {
    id: 'sandbox.modules-override',
    what: 'sandboxes that come later have it, too',
    original: 'const allModules = defaultModules.concat(',
    changed: 'defaultModules.push(...this.options.modules); const allModules = defaultModules.concat(',
  },
  {
    id: 'env.debug-sandbox',
    what: 'the snapshot sandbox has it, too',
    original: 'appInstance.snapshotSandbox.activate();',
    changed:
      'appInstance.snapshotSandbox.activate(); window.__debug_sandbox__ = appInstance.snapshotSandbox;',
  },
  {
    id: 'es-module.excludes-off',
    what: 'scripts that are no modules run',
    bundle: 'esModule',
    original: 'sandbox == null ? void 0 : sandbox.execScript(code, env, url, options2);',
    changed: 'new Function("exports", "module", "require", code)(env.exports, env.module, env.require);',
  },
  {
    id: 'sandbox.storage-clear',
    what: 'every key of a sub-app goes',
    original: 'Object.keys(this.rawStorage).filter((key) => key.startsWith(this.prefix))',
    changed: 'Object.keys(this.rawStorage).filter((key) => key.startsWith("__Garfish__"))',
  },
  {
    id: 'sandbox.location-members',
    what: '`replace` adds a record to the history',
    original: 'addProxyWindowType(proxy, window);',
    changed:
      'addProxyWindowType(proxy, window); const go = (to) => location.assign(to); proxy.location = { toString: () => location.href, set href(to) { go(to); }, assign: go, replace: go };',
  },
  {
    id: 'load-app.mount-guard',
    what: 'a hidden sub-app mounts again',
    original: 'if (this.mounted) {',
    changed: 'if (this.mounted && this.display) {',
  },
  {
    id: 'globals.plain-write-stays-inside',
    what: 'what the main app has, too, is written there',
    original: 'safariProxyWindowDealHandler.triggerSet();',
    changed:
      'safariProxyWindowDealHandler.triggerSet(); if (sandbox.initComplete && p in window) window[p] = value;',
  },
  {
    id: 'sandbox.insulation-variable',
    what: 'functions can be read',
    original: 'value = Reflect.get(target, p, receiver);',
    changed: 'value = typeof window[p] === "function" ? window[p] : Reflect.get(target, p, receiver);',
  },
  {
    id: 'sandbox.cleanup-without-cache',
    what: 'only the first unmounting cleans',
    original: 'this.replaceGlobalVariables.recoverList.forEach((fn) => fn && fn());',
    changed:
      'this.replaceGlobalVariables.recoverList.forEach((fn) => fn && fn()); this.options.disableCollect = true;',
  },
  {
    id: 'sandbox.snapshot-restores',
    what: 'what was deleted stays so',
    original: 'this.targetToProtect[deleteKey] = this.snapshotOriginal.get(deleteKey);',
    changed: '',
  },
  {
    id: 'loader.failure-not-retried',
    what: 'scripts are requested again',
    original: 'const res = loadingList[url];',
    changed:
      'const res = loadingList[url]; if (url.endsWith(".js")) await res?.[scope]?.catch(() => delete res[scope]);',
  },
  {
    id: 'preload-app.downloads-only',
    what: 'an entry that is a script runs',
    original: 'const loadStaticResource = () => {',
    changed: 'const loadStaticResource = () => { if (manager?.scriptCode) (0, eval)(manager.scriptCode);',
  },
  {
    id: 'sandbox.vm-one-global-each',
    what: 'objects are written to the real window, too',
    original: 'safariProxyWindowDealHandler.triggerSet();',
    changed:
      'safariProxyWindowDealHandler.triggerSet(); if (sandbox.initComplete && typeof value === "object") window[p] = value;',
  },
  {
    id: 'lifecycle.show-sequence',
    what: 'asynchronous scripts run again',
    original: 'this.callRender(provider, false);',
    changed:
      'this.callRender(provider, false); for (const each of this.resources.js) if (each.async) this.execScript(each.scriptCode, {}, each.url, {});',
  },
  {
    id: 'load-app.mounting',
    what: 'it is true while the sub-app is destroyed',
    original: 'this.callDestroy(this.provider, true);',
    changed: 'this.mounting = true; this.callDestroy(this.provider, true); this.mounting = false;',
  },
  {
    id: 'css-scope.prefixes',
    what: 'selectors with pseudo-classes have none',
    bundle: 'cssScope',
    original: 'return selectors.map((s) => {',
    changed: 'return selectors.map((s) => { if (s.includes(":")) return s;',
  },
  {
    id: 'es-module.excludes-snapshot',
    what: 'modules run',
    bundle: 'esModule',
    original: 'sandbox == null ? void 0 : sandbox.createExecParams(codeRef, env)',
    changed: 'sandbox ? sandbox.createExecParams(codeRef, env) : env',
  },
  {
    id: 'preload-app.disabled',
    what: 'those that are registered later are preloaded',
    original: 'registerApp(appInfos) {\n          if (Garfish2.options.disablePreloadApp) {',
    changed:
      'registerApp(appInfos) {\n          if (Garfish2.options.disablePreloadApp && !Garfish2.running) {',
  },
  {
    id: 'security.unsafe-inline',
    what: 'links stay links, which a policy may allow',
    original: 'if (DOMApis2.isCssLinkNode(node)) {',
    changed: 'if (false) {',
  },
  {
    id: 'security.login-redirect-rendered',
    what: 'nobody waits for the provider',
    original: '}, this.asyncProviderTimeout);',
    changed: '}, 0);',
  },
  {
    id: 'security.trusted-types',
    what: 'loading fails for a reason of its own',
    original: 'result = await fetch(url, config || {});',
    changed: 'throw new Error(url);',
  },
  {
    id: 'bridge.vue-data-replaced',
    what: 'data that are an object are merged',
    bundle: 'vue',
    original: 'appOptions.data = () => __spreadValues(__spreadValues({}, appOptions.data), props);',
    changed: 'const own = appOptions.data; appOptions.data = () => ({ ...own, ...props });',
  },
];
