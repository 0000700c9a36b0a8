import {
  ChangeDetectionStrategy,
  Component,
  provideZonelessChangeDetection,
  signal,
  type ApplicationRef,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';

@Component({
  selector: 'demo-counter',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <section class="demo-angular-21">
      <h2>Angular 21</h2>
      <p>zoneless：没有 zone.js，状态由 signal 保存。</p>
      <button type="button" (click)="add()">点击 {{ count() }} 次</button>
    </section>
  `,
})
class Counter {
  readonly count = signal(0);

  add(): void {
    this.count.update((count) => count + 1);
  }
}

interface RenderInfo {
  dom: Element;
}

interface Provider {
  render: (info: RenderInfo) => Promise<void>;
  destroy: () => void;
}

// Garfish puts this variable around the script; it is not a member of window.
declare const __GARFISH_EXPORTS__: { provider?: Provider } | undefined;

let app: ApplicationRef | undefined;

const provider: Provider = {
  async render({ dom }) {
    const host = document.createElement('demo-counter');
    (dom.querySelector('#root') ?? dom).append(host);
    app = await createApplication({ providers: [provideZonelessChangeDetection()] });
    app.bootstrap(Counter, host);
  },
  destroy() {
    app?.destroy();
    app = undefined;
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') void provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;
