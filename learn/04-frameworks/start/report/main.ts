import { createApp } from 'vue';
import App from './App.vue';

// 单独打开时这样就够了。改成 provider，由主应用挂载与卸载
createApp(App).mount('#app');
