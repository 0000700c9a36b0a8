import Vue from 'vue';
import './style.css';

const App = {
  data: () => ({ count: 0 }),
  render(h) {
    const add = () => (this.count += 1);
    return h('section', { class: 'demo-vue-2' }, [
      h('h2', 'Vue 2'),
      h('p', '手写 provider，用渲染函数写成，不需要编译模板。'),
      h('button', { attrs: { type: 'button' }, on: { click: add } }, `点击 ${this.count} 次`),
    ]);
  },
};

let app;

const provider = {
  render({ dom }) {
    app = new Vue({ render: (h) => h(App) }).$mount();
    dom.querySelector('#root').appendChild(app.$el);
  },
  destroy() {
    app.$el.remove();
    app.$destroy();
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;
