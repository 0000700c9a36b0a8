import type { FactContext, SubApp } from '../../kit/proof';

/** Shows `count <n>` and the page that its own router has matched; its root counts. */
const reactPages = `
  const { React, createRoot, flushSync, ReactRouter } = window.reactRouter;
  const h = React.createElement;
  function Root() {
    const [count, setCount] = React.useState(0);
    window.navigate = ReactRouter.useNavigate();
    return h('section', null,
      h('button', { onClick: () => setCount(count + 1) }, 'count ' + count),
      h(ReactRouter.Outlet));
  }
  const list = h('p', null, 'list');
  const detail = h('p', null, 'detail');
  let root;
  const container = (info) => info.dom.querySelector('#app');`;

const declarativeRouter = `
  const { BrowserRouter, Routes, Route } = ReactRouter;
  const pages = h(Route, { element: h(Root) },
    h(Route, { index: true, element: list }),
    h(Route, { path: 'detail', element: detail }));
  const app = (basename) => h(BrowserRouter, { basename }, h(Routes, null, pages));`;

const dataRouter = `
  const routes = [{ path: '/', element: h(Root), errorElement: h('p', null, 'no match'), children: [
    { index: true, element: list },
    { path: 'detail', element: detail },
  ] }];
  let router;
  const app = (basename) => {
    router ??= ReactRouter.createBrowserRouter(routes, { basename });
    return h(ReactRouter.RouterProvider, { router });
  };`;

const committed = `const commit = flushSync;`;
const uncommitted = `const commit = (render) => render();`;

/** The page's own provider: `Activity` at the root, and an event when the app is shown again. */
const activityProvider = `
  let basename;
  const show = (mode) => commit(() => root.render(h(React.Activity, { mode }, app(basename))));
  exports.provider = {
    render(info) {
      if (info.appRenderInfo.isMount) {
        basename = info.basename;
        root = createRoot(container(info));
        show('visible');
        return;
      }
      show('visible');
      const event = new PopStateEvent('popstate', { state: history.state });
      window.dispatchEvent(Object.assign(event, { garfish: true }));
    },
    destroy: (info) => (info.appRenderInfo.isUnmount ? root.unmount() : show('hidden')),
  };`;

const skippingProvider = `
  exports.provider = {
    render(info) {
      if (!info.appRenderInfo.isMount) return;
      root = createRoot(container(info));
      flushSync(() => root.render(app(info.basename)));
    },
    destroy: (info) => (info.appRenderInfo.isUnmount ? root.unmount() : undefined),
  };`;

/** As above, but its list page counts. */
const vuePages = `
  const { Vue, VueRouter } = window.vueRouter;
  const { h } = Vue;
  const List = { setup() {
    const count = Vue.ref(0);
    return () => h('section', null, [
      h('button', { onClick: () => count.value++ }, 'count ' + count.value),
      h('p', 'list'),
    ]);
  } };
  const Detail = { render: () => h('p', 'detail') };
  const routes = [{ path: '/', component: List }, { path: '/detail', component: Detail }];
  const visible = Vue.ref(true);
  const create = (Root, info) => {
    const router = VueRouter.createRouter({ history: VueRouter.createWebHistory(info.basename), routes });
    window.navigate = (to) => router.push(to);
    return Vue.createApp(Root).use(router);
  };
  let app;
  exports.provider = {
    render(info) {
      visible.value = true;
      if (!info.appRenderInfo.isMount) return;
      app = create(Root, info);
      app.mount(info.dom.querySelector('#app'));
    },
    destroy(info) {
      visible.value = false;
      if (info.appRenderInfo.isUnmount) app.unmount();
    },
  };`;

const vueRoots = {
  plain: `const Root = { render: () => h(VueRouter.RouterView) };`,
  aroundRoot: `
    const Inner = { render: () => h(VueRouter.RouterView) };
    const Root = { render: () => h(Vue.KeepAlive, null, () => (visible.value ? h(Inner) : undefined)) };`,
  aroundPages: `
    const page = ({ Component }) =>
      h(Vue.KeepAlive, null, () => Vue.createVNode(Vue.resolveDynamicComponent(Component)));
    const Root = { render: () => h(VueRouter.RouterView, null, { default: page }) };`,
};

/** As above, with Vue 2 and its router. */
const vue2Pages = `
  const { Vue, VueRouter } = window.vue2Router;
  Vue.use(VueRouter);
  const List = { data: () => ({ count: 0 }), render(h) {
    return h('section', [
      h('button', { on: { click: () => this.count++ } }, 'count ' + this.count),
      h('p', 'list'),
    ]);
  } };
  const Detail = { render: (h) => h('p', 'detail') };
  const routes = [{ path: '/', component: List }, { path: '/detail', component: Detail }];
  let app;
  exports.provider = {
    render(info) {
      if (!info.appRenderInfo.isMount) return;
      const router = new VueRouter({ mode: 'history', base: info.basename, routes });
      window.navigate = (to) => router.push(to);
      app = new Vue({ router, render: (h) => h('div', [page(h)]) }).$mount(info.dom.querySelector('#app'));
    },
    destroy(info) {
      if (!info.appRenderInfo.isUnmount) return;
      app.$destroy();
      app.$el.remove();
    },
  };`;

const vue2Roots = {
  plain: `const page = (h) => h('router-view');`,
  aroundPages: `const page = (h) => h('keep-alive', [h('router-view')]);`,
};

/** The sub-apps of the page's tables. Each counts clicks, has the pages `/` and `/detail`, and exposes `navigate`. */
const scripts = {
  reactSkipping: reactPages + declarativeRouter + skippingProvider,
  reactActivity: reactPages + declarativeRouter + committed + activityProvider,
  reactActivityLater: reactPages + declarativeRouter + uncommitted + activityProvider,
  reactDataRouter: reactPages + dataRouter + committed + activityProvider,
  vueSkipping: vuePages + vueRoots.plain,
  vueAroundRoot: vuePages + vueRoots.aroundRoot,
  vueAroundPages: vuePages + vueRoots.aroundPages,
  vue2Skipping: vue2Pages + vue2Roots.plain,
  vue2AroundPages: vue2Pages + vue2Roots.aroundPages,
} as const;

export type Kind = keyof typeof scripts;

function bundleOf(kind: Kind): 'vue2Router' | 'vueRouter' | 'reactRouter' {
  if (kind.startsWith('vue2')) return 'vue2Router';
  return kind.startsWith('vue') ? 'vueRouter' : 'reactRouter';
}

/** A sub-app whose own router goes where the channel's event `inside` says. */
export function routedSubApp({ app, bundle }: FactContext, name: string, kind: Kind): SubApp {
  const key = bundleOf(kind);
  return app({
    name,
    wholeScript: `${scripts[kind]}
      window.Garfish.channel.on('inside', (to) => window.navigate(to));`,
    body: `<div id="app"></div><script src="${bundle(key)}"></script>`,
  });
}
