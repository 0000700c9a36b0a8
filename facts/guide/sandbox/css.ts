import assert from 'node:assert/strict';
import { mount, unmount } from '../../kit/mounting';
import type { Proof } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.no-style-isolation',
    async run({ open, app, notes }) {
      const host = await open({
        body: `<style>.title { width: 11px; display: block; }</style>
          <p id="host-title" class="title"></p><div id="container"></div>`,
      });
      const subApp = app({
        head: `<style>.title { height: 22px; }</style>`,
        body: '<p class="title"></p>',
        render: `note(getComputedStyle(info.dom.querySelector('p')).width);`,
      });
      await mount(host, subApp);
      const height = () =>
        host.evaluate(() => {
          const title = document.querySelector('#host-title');
          return title && getComputedStyle(title).height;
        });
      assert.deepEqual(await notes(), ['render', '11px']);
      assert.equal(await height(), '22px');
      await unmount(host);
      assert.equal(await height(), '0px');
    },
  },
  {
    id: 'sandbox.link-to-style',
    async run({ open, app, serve }) {
      const href = serve('/app/index.css', '.linked { color: red; }');
      const later = serve('/app/later.css', '.later { color: red; }');
      const script = `const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href: '${later}', onload: () => note('later') });
        document.head.append(link);`;
      const host = await open();
      await mount(host, app({ head: `<link rel="stylesheet" href="${href}">`, script }));
      await waitForNote(host, 'later');
      const tags = await host.evaluate(() => ({
        links: document.querySelectorAll('#container link, head link').length,
        styles: [...document.querySelectorAll('#container style')].filter(({ textContent }) =>
          /\.(linked|later)/.test(textContent),
        ).length,
      }));
      assert.deepEqual(tags, { links: 0, styles: 2 });
    },
  },
  {
    id: 'sandbox.link-kept',
    async run({ open, app, serve, requests, flush }) {
      const href = serve('/app/index.css', '.linked { color: red; }');
      const host = await open();
      await mount(host, app({ head: `<link rel="stylesheet" href="${href}">` }), {
        sandbox: { disableLinkTransformToStyle: true },
      });
      const links = await host.evaluate(() =>
        [...document.querySelectorAll('#container link')].map((link) => link.getAttribute('href')),
      );
      assert.deepEqual(links, [href]);
      await flush();
      // By the browser; Garfish would be the second.
      assert.deepEqual(
        requests().filter((path) => path.endsWith('.css')),
        ['/app/index.css'],
      );
    },
  },
  {
    id: 'sandbox.links-left-out',
    async run({ open, app }) {
      const head = `<link rel="icon" href="data:,"><link rel="preload" as="script" href="data:text/javascript,">
        <link rel="preload" as="style" href="data:text/css,"><link rel="canonical" href="/">`;
      const host = await open();
      for (const [index, options] of [
        {},
        { sandbox: { snapshot: true } },
        { sandbox: false } as const,
      ].entries()) {
        await mount(host, app({ name: `app${index}`, head }), options);
        const links = await host.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('#container link')].map(
            ({ rel, as }) => `${rel} ${as}`,
          ),
        );
        assert.deepEqual(links, ['preload style', 'canonical ']);
        await unmount(host);
      }
    },
  },
];
