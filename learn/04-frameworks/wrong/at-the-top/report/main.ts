import { createApp } from 'vue';
import App from './App.vue';

const app = createApp(App);
app.mount('#app');

export function provider() {
  return {
    render() {},
    destroy() {
      app.unmount();
    },
  };
}
