import { createApp, defineComponent, h, onMounted, ref, type App as VueApp } from 'vue';
import { announce, offer } from './offer';
import { rows } from './rows';

const App = defineComponent(() => {
  const count = ref(0);
  const section = ref<HTMLElement>();
  onMounted(() => {
    if (section.value) announce(section.value, 'vue');
  });
  return () =>
    h('section', { ref: section, 'data-bench-app': 'vue' }, [
      h('h2', 'Vue 3'),
      h('button', { type: 'button', onClick: () => (count.value += 1) }, count.value),
      h(
        'ul',
        rows.map((row) => h('li', { key: row }, row)),
      ),
    ]);
});

let app: VueApp | undefined;

offer('vue', {
  mount(container) {
    app = createApp(App);
    app.mount(container);
  },
  unmount() {
    app?.unmount();
    app = undefined;
  },
});
