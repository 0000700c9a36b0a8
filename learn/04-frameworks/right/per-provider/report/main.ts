import { createApp } from 'vue';
import Report from './App.vue';

export const provider = () => {
  let leave = (): void => undefined;
  return {
    render: async ({ dom }: { dom: HTMLElement }) => {
      const report = createApp(Report);
      report.mount(dom.querySelector('#app')!);
      leave = () => report.unmount();
    },
    destroy: () => leave(),
  };
};
