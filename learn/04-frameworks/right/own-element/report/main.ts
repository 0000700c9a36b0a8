import { createApp, h, type App } from 'vue';
import ReportView from './App.vue';

const shown = new Map<Element, App>();

export function provider({ dom }: { dom: Element }) {
  return {
    render() {
      const place = document.createElement('main');
      dom.append(place);
      const report = createApp({ render: () => h(ReportView) });
      report.mount(place);
      shown.set(place, report);
    },
    destroy() {
      for (const [place, report] of shown) {
        report.unmount();
        place.remove();
      }
      shown.clear();
    },
  };
}
