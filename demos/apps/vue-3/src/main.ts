import { vueBridge } from '@garfish/bridge-vue-v3';
import { createApp, h, type App as VueApp } from 'vue';
import { createMemoryHistory, createRouter, createWebHistory } from 'vue-router';
import About from './About.vue';
import App from './App.vue';
import Counter from './Counter.vue';
import './style.css';

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
      { path: '/', component: Counter },
      { path: '/about', component: About },
    ],
  });
  app.use(router);
}

export const provider = vueBridge({
  rootComponent: App,
  appOptions: () => ({ el: '#root', render: () => h(App) }),
  handleInstance: (app, info) => install(app, info),
});

if (!('__GARFISH__' in window)) {
  const app = createApp(App);
  install(app, {});
  app.mount('#root');
}
