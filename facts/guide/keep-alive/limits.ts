import assert from 'node:assert/strict';
import { callMethods } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';

const style = `<style>
  #scroller { height: 20px; overflow: auto; } #scroller p { height: 900px; }
  @keyframes fade { from { opacity: 0 } to { opacity: 1 } }
  #animated { animation: fade 1000s; }
</style>`;

export const proofs: readonly Proof[] = [
  {
    id: 'keep-alive.container-moved',
    async run({ open, app, serve }) {
      const frame = serve('/frame.html', '<p>frame</p>', { 'Content-Security-Policy': '' });
      const subApp = app({
        head: style,
        body: `<div id="scroller"><p></p></div><i id="animated"></i><input id="field"><iframe src="${frame}"></iframe>`,
        render: `if (info.appRenderInfo.isMount)
          info.dom.querySelector('iframe').addEventListener('load', () => note('loaded'));`,
      });
      const host = await open();
      await callMethods(host, subApp, ['mount'], { cache: true });
      await host.waitForFunction(() => window.notes.includes('loaded'));
      const read = (): Promise<{ scrolled: number; focused: boolean; frames: number; late: boolean }> =>
        host.evaluate(() => {
          const [animation] = document.querySelector('#animated')?.getAnimations() ?? [];
          return {
            scrolled: document.querySelector('#scroller')?.scrollTop ?? -1,
            focused: document.activeElement?.id === 'field',
            frames: window.notes.filter((note) => note === 'loaded').length,
            late: Number(animation?.currentTime) >= 500_000,
          };
        });
      await host.evaluate(() => {
        document.querySelector('#scroller')?.scrollTo(0, 300);
        document.querySelector<HTMLElement>('#field')?.focus();
        const [animation] = document.querySelector('#animated')?.getAnimations() ?? [];
        if (animation) animation.currentTime = 500_000;
      });
      assert.deepEqual(await read(), { scrolled: 300, focused: true, frames: 1, late: true });
      await callMethods(host, subApp, ['hide', 'show'], { cache: true });
      await host.waitForFunction(() => window.notes.filter((note) => note === 'loaded').length > 1);
      assert.deepEqual(await read(), { scrolled: 0, focused: false, frames: 2, late: false });
    },
  },
  {
    id: 'keep-alive.unqueued-tabs',
    async run({ open, app }) {
      const host = await open();
      const apps = ['one', 'two'].map((name) => app({ name, body: `<p>${name}</p>` }));
      const shown = await host.evaluate(async (apps) => {
        const tabs = await Promise.all(
          apps.map(({ name, entry }) =>
            window.Garfish.loadApp(name, { entry, cache: false, domGetter: '#container' }),
          ),
        );
        /** The page's `activate`, once the instances are there. */
        const activate = async (index: number): Promise<void> => {
          for (const [other, app] of tabs.entries()) if (other !== index) app?.hide();
          const app = tabs[index];
          await (app?.mounted ? app.show() : app?.mount());
        };
        const texts = (): string[] =>
          [...document.querySelectorAll('#container p')].map(({ textContent }) => textContent);
        await activate(0);
        await activate(1);
        const queued = texts();
        await Promise.all([activate(0), activate(1)]);
        return { queued, unqueued: texts().sort() };
      }, apps);
      assert.deepEqual(shown, { queued: ['two'], unqueued: ['one', 'two'] });
    },
  },
];
