import { vueBridge } from '@garfish/bridge-vue-v3';
import { createApp, h, type App as VueApp } from 'vue';
import { createMemoryHistory, createRouter, createWebHistory } from 'vue-router';
import AboutPage from './AboutPage.vue';
import App from './App.vue';
import CounterPage from './CounterPage.vue';
import './style.css';

declare const __GARFISH_EXPORTS__: unknown;

interface GarfishInfo {
  basename?: string;
  props?: { ownsAddress?: boolean };
}

/** Only an app that the main app activates by address may write to it; another one keeps its route to itself. */
function install(app: VueApp, { basename = '/', props = {} }: GarfishInfo): void {
  const history = props.ownsAddress === true ? createWebHistory(basename) : createMemoryHistory();
  const router = createRouter({
    history,
    routes: [
      { path: '/', component: CounterPage },
      { path: '/about', component: AboutPage },
    ],
  });
  app.use(router);
}

export const provider = vueBridge({
  rootComponent: App,
  appOptions: () => ({ el: '#root', render: () => h(App) }),
  handleInstance: (app, info) => install(app, info),
});

if (typeof __GARFISH_EXPORTS__ === 'undefined') {
  const app = createApp(App);
  install(app, {});
  app.mount('#root');
}
