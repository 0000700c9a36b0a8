import type { Page } from '@playwright/test';

/** Puts the frame's end of the port where a test finds it. Reader code cannot get there; here it shall not matter. */
export async function exposePort(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!location.pathname.includes('/hosts/playground/')) return;
    const Native = MessageChannel;
    window.MessageChannel = class extends Native {
      constructor() {
        super();
        Object.defineProperty(window, 'stolenPort', { value: this.port1 });
      }
    };
  });
}

/** Posts through the port as code would that had got hold of it. */
export async function postThroughPort(page: Page, messages: readonly unknown[]): Promise<void> {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('Nothing runs');
  await frame.evaluate((list) => {
    const port: unknown = Reflect.get(window, 'stolenPort');
    if (!(port instanceof MessagePort)) throw new Error('There is no port');
    for (const message of list) port.postMessage(message);
  }, messages);
}
