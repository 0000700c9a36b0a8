import { createApp } from 'vue';
import App from './App.vue';

const app = createApp(App);
app.mount('#app');

export function provider() {
  return {
    render() {
      // 上面已经挂载
    },
    destroy() {
      app.unmount();
    },
  };
}
