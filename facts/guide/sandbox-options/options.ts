import assert from 'node:assert/strict';
import { type Sandbox, mount } from '../../kit/mounting';
import type { Proof, SubApp } from '../../kit/proof';
import { waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.fix-base-url-default',
    async run({ open, app, requests }) {
      const host = await open();
      const script = `fetch('data.json').then(({ url }) => note('fetched ' + url));`;
      await mount(host, app({ script }));
      await host.waitForFunction(() => window.notes.includes(`fetched ${location.origin}/data.json`));
      assert.equal(requests().includes('/app/data.json'), false);
    },
  },
  {
    id: 'sandbox.fix-base-url',
    async run({ open, app, serve, requests }) {
      serve('/app/data.json', '{}');
      serve('/app/more.json', '{}');
      const host = await open();
      const script = `fetch('data.json').then(() => {
          const request = new XMLHttpRequest();
          request.open('GET', 'more.json');
          request.onload = () => note('both');
          request.send();
        });`;
      const asked = (): string[] => requests().filter((path) => path.endsWith('.json'));
      // Without it, the main app answers.
      await mount(host, app({ script }), { sandbox: { fixBaseUrl: false } });
      await host.waitForFunction(() => window.notes.includes('both'));
      assert.deepEqual(asked(), []);
      await mount(await open(), app({ script }), { sandbox: { fixBaseUrl: true } });
      await host.waitForFunction(() => window.notes.includes('both'));
      assert.deepEqual(asked(), ['/app/data.json', '/app/more.json']);
    },
  },
  {
    id: 'sandbox.fix-base-url-web-socket',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `try { new WebSocket('/ws'); note('created'); } catch (error) { note(error.name); }`;
      await mount(host, app({ script }), { sandbox: { fixBaseUrl: true } });
      assert.equal((await notes())[0], 'TypeError');
      await mount(await open(), app({ script }));
      assert.equal((await notes())[0], 'created');
    },
  },
  {
    id: 'sandbox.disable-with',
    async run({ open, app, notes }) {
      const host = await open();
      const script = `const real = Garfish.getGlobalObject();
        window.written = 1;
        undeclared = 1;
        note([window !== real, document !== real.document, 'written' in real].join());
        note([self, top, parent, globalThis].map((each) => each === real).join());
        note(String('undeclared' in real));`;
      await mount(host, app({ script }), { sandbox: { disableWith: true } });
      assert.deepEqual((await notes()).slice(0, 3), ['true,true,false', 'true,true,true,true', 'true']);
    },
  },
  {
    id: 'sandbox.owner-document-first-only',
    async run({ open, app }) {
      const patchedAfter = async (...sandboxes: Sandbox[]): Promise<boolean> => {
        const host = await open();
        for (const [index, sandbox] of sandboxes.entries()) {
          await mount(host, app({ name: `app${index}` }), { sandbox });
        }
        return host.evaluate(() => Object.hasOwn(Element.prototype, 'ownerDocument'));
      };
      assert.equal(await patchedAfter({ fixOwnerDocument: true }), true);
      assert.equal(await patchedAfter({ fixBaseUrl: true }), true);
      assert.equal(await patchedAfter({}, { fixOwnerDocument: true, fixBaseUrl: true }), false);
    },
  },
  {
    id: 'sandbox.owner-document-body',
    async run({ open, app }) {
      const head = '<style>aside { height: 22px; }</style>';
      // Asked of a node of the page and of one that has not been inserted, as popups of libraries do.
      const render = ['info.dom', "document.createElement('p')"]
        .map((node) => `${node}.ownerDocument.body.append(document.createElement('aside'));`)
        .join('\n');
      const places = async (sandbox: Sandbox): Promise<string[]> => {
        const host = await open();
        await mount(host, app({ head, render }), { sandbox: { strictIsolation: true, ...sandbox } });
        return host.evaluate(() => {
          const inside = [...document.querySelectorAll('#container *')].flatMap(({ shadowRoot }) =>
            shadowRoot ? [...shadowRoot.querySelectorAll('aside')] : [],
          );
          return [...document.querySelectorAll('body > aside'), ...inside].map(
            (popup) => `${popup.getRootNode().constructor.name} ${getComputedStyle(popup).height}`,
          );
        });
      };
      assert.deepEqual(await places({}), ['HTMLDocument 0px', 'HTMLDocument 0px']);
      assert.deepEqual(await places({ fixOwnerDocument: true }), ['ShadowRoot 22px', 'ShadowRoot 22px']);
    },
  },
  {
    id: 'sandbox.exclude-asset-filter',
    async run({ open, app, serve }) {
      const src = serve('/app/jsonp.js', 'window.fromJsonp = 1;');
      const { name, entry } = app({
        script: `const script = document.createElement('script');
          script.src = '${src}';
          document.body.append(script);`,
      });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            sandbox: { excludeAssetFilter: (url) => url.includes('jsonp') },
          });
          await app?.mount();
        },
        [name, entry] as const,
      );
      await host.waitForFunction(() => 'fromJsonp' in window);
    },
  },
  {
    id: 'sandbox.exclude-asset-filter-urls',
    async run({ open, app, serve }) {
      serve('/app/static.js', '');
      const dynamic = serve('/app/dynamic.js', '');
      const { name, entry } = app({
        body: '<script src="static.js"></script>',
        script: `const script = document.createElement('script');
          script.src = 'dynamic.js';
          document.body.append(script);`,
      });
      const host = await open();
      const urls = await host.evaluate(
        async ([name, entry]) => {
          const urls: string[] = [];
          const excludeAssetFilter = (url: string) => {
            urls.push(url);
            return false;
          };
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            sandbox: { excludeAssetFilter },
          });
          await app?.mount();
          return urls;
        },
        [name, entry] as const,
      );
      assert.ok(urls.includes('static.js'), urls.join());
      assert.ok(urls.includes(dynamic), urls.join());
    },
  },
  {
    id: 'sandbox.exclude-asset-filter-twice',
    async run({ open, app, serve, notes, flush }) {
      const code = `Garfish.channel.emit('note', window === Garfish.getGlobalObject() ? 'outside' : 'inside');`;
      const asking = async (name: string, sandbox: object, accepted: RegExp): Promise<unknown> => {
        const { entry } = app({ name, body: '<script src="lib.js"></script>' });
        const address = serve(`/${name}/lib.js`, code);
        const host = await open();
        const asked = await host.evaluate(
          async ([name, entry, sandbox, accepted]) => {
            const asked: string[] = [];
            const excludeAssetFilter = (url: string): boolean => {
              if (url.includes('lib.js')) asked.push(url);
              return new RegExp(accepted).test(url);
            };
            const options = { entry, domGetter: '#container', sandbox: { ...sandbox, excludeAssetFilter } };
            await (await window.Garfish.loadApp(name, options))?.mount();
            return asked;
          },
          [name, entry, sandbox, accepted.source] as const,
        );
        await flush();
        const ran = (await notes()).filter((note) => note.endsWith('side'));
        return { asked: [...new Set(asked)].map((url) => (url === address ? 'address' : url)), ran };
      };
      const twice = ['lib.js', 'address'];
      assert.deepEqual(await asking('both', {}, /lib\.js$/), { asked: twice, ran: ['outside'] });
      assert.deepEqual(await asking('written', {}, /^lib\.js$/), { asked: twice, ran: ['inside'] });
      for (const sandbox of [{ snapshot: true }, { open: false }]) {
        const name = Object.keys(sandbox).join();
        assert.deepEqual(await asking(name, sandbox, /lib\.js$/), { asked: ['lib.js'], ran: [] });
      }
    },
  },
  {
    id: 'sandbox.exclude-asset-filter-inline',
    async run({ open, app }) {
      const { name, entry } = app({
        script: `const script = document.createElement('script');
          script.textContent = 'window.written = true;';
          document.body.append(script);`,
      });
      const host = await open();
      for (const answer of [true, false]) {
        const seen = await host.evaluate(
          async ([name, entry, answer]) => {
            Reflect.deleteProperty(window, 'written');
            const asked: string[] = [];
            const excludeAssetFilter = (url: string): boolean => {
              asked.push(url);
              return url === '' && answer;
            };
            const options = { entry, domGetter: '#container', sandbox: { excludeAssetFilter } };
            await (await window.Garfish.loadApp(name, options))?.mount();
            return [asked.includes(''), 'written' in window];
          },
          [name, entry, answer] as const,
        );
        assert.deepEqual(seen, [true, answer]);
      }
    },
  },
  {
    id: 'sandbox.exclude-asset-filter-top-level',
    async run({ open, app, serve, notes, flush }) {
      const src = serve('/app/dynamic.js', `Garfish.channel.emit('note', 'dynamic');`);
      const script = `const script = document.createElement('script');
        script.src = '${src}';
        document.body.append(script);`;
      const host = await open();
      await host.evaluate(
        async ([loaded, registered, without]) => {
          const filter = (place: string) => () => {
            window.notes.push(place);
            return false;
          };
          // The types have no such field.
          const dead: object = { excludeAssetFilter: filter('top level') };
          const sandbox = { excludeAssetFilter: filter('sandbox') };
          window.Garfish.registerApp({ ...registered, sandbox, ...dead });
          const { entry } = loaded;
          for (const app of [
            await window.Garfish.loadApp(loaded.name, { entry, domGetter: '#container', sandbox, ...dead }),
            await window.Garfish.loadApp(registered.name, { domGetter: '#container', ...dead }),
            // Nothing in its place in the sandbox.
            await window.Garfish.loadApp(without.name, {
              entry: without.entry,
              domGetter: '#container',
              ...dead,
            }),
          ]) {
            await app?.mount();
          }
        },
        [
          app({ name: 'loaded', script }),
          app({ name: 'registered', script }),
          app({ name: 'without', script }),
        ] as const,
      );
      await waitForNote(host, 'dynamic', 3);
      await flush();
      const asked = (await notes()).filter((note) => note === 'sandbox' || note === 'top level');
      assert.ok(asked.length >= 4, asked.join());
      assert.ok(!asked.includes('top level'));
    },
  },
  {
    id: 'sandbox.modules-override',
    async run({ open, app, notes }) {
      const { name, entry } = app({
        script: `note(String(localStorage === Garfish.getGlobalObject().localStorage)); note(window.added);`,
      });
      const host = await open();
      await host.evaluate(
        async ([name, entry]) => {
          const modules = [() => ({ override: { localStorage: window.localStorage, added: 'by module' } })];
          const app = await window.Garfish.loadApp(name, {
            entry,
            domGetter: '#container',
            sandbox: { modules },
          });
          await app?.mount();
        },
        [name, entry] as const,
      );
      assert.deepEqual(await notes(), ['true', 'by module', 'render']);
      assert.equal(await host.evaluate(() => 'added' in window), false);
      await mount(host, app({ name: 'other', script: 'note(String(window.added));' }));
      assert.deepEqual((await notes()).slice(3), ['undefined', 'render']);
    },
  },
  {
    id: 'sandbox.module-moments',
    async run({ open, app }) {
      const script = `note('script');
        const element = document.createElement('script');
        element.textContent = "window.Garfish.channel.emit('note', 'dynamic')";
        document.body.append(element);`;
      for (const cache of [undefined, false, true]) {
        const host = await open();
        const steps = await host.evaluate(
          async ([{ name, entry }, cache]) => {
            const windows: unknown[] = [];
            const told =
              (moment: string) =>
              (...given: unknown[]): void => {
                if (moment === 'created') windows.push(given[0]);
                window.notes.push(`${moment} ${given.length}`);
              };
            const moments = { created: told('created'), prepare: told('prepare'), recover: told('recover') };
            const loaded = await window.Garfish.loadApp(name, {
              entry,
              cache,
              domGetter: '#container',
              sandbox: { modules: [() => moments] },
            });
            const steps = [window.notes.splice(0)];
            const isOwn = [windows[0] === loaded?.global];
            for (const method of ['mount', 'hide', 'show', 'unmount'] as const) {
              await loaded?.[method]();
              steps.push(window.notes.splice(0));
            }
            isOwn.push(
              windows[1] === Reflect.get(Object(loaded?.vmSandbox), 'global'),
              windows[0] !== windows[1],
            );
            return { steps, isOwn };
          },
          [app({ script }), cache] as const,
        );
        assert.deepEqual(steps, {
          steps: [
            ['created 1'],
            // The last is Garfish's own script.
            ['prepare 0', 'script', 'prepare 0', 'dynamic', 'render', 'prepare 0'],
            ['destroy'],
            ['render', 'prepare 0'],
            ['destroy', 'recover 0', 'created 1'],
          ],
          isOwn: [true, true, true],
        });
      }
    },
  },
  {
    id: 'sandbox.modules-twice',
    async run({ open, app, notes }) {
      const host = await open();
      const started = async (step: () => Promise<unknown>): Promise<string[]> => {
        await host.evaluate(() => (window.notes.length = 0));
        await step();
        return (await notes()).filter((note) => note === 'app' || note === 'global').sort();
      };
      await host.evaluate(() => {
        const moduleOf = (owner: string) => () => {
          window.notes.push(owner);
          return {};
        };
        Reflect.set(window, 'ofApp', moduleOf('app'));
        window.Garfish.run({ disablePreloadApp: true, sandbox: { modules: [moduleOf('global')] } });
      });
      const load = (sub: SubApp): Promise<unknown> =>
        host.evaluate(async ({ name, entry }) => {
          const modules = { modules: [Reflect.get(window, 'ofApp')] };
          await window.Garfish.loadApp(name, { entry, cache: false, sandbox: modules });
        }, sub);
      const each = ['app', 'global', 'global'];
      assert.deepEqual(await started(() => load(app({ name: 'one' }))), each);
      assert.deepEqual(await started(() => load(app({ name: 'two' }))), each);
      // The sandbox starts anew when a sub-app without a cache is unmounted.
      const unmounted = await started(() =>
        host.evaluate(
          async ({ name, entry }) => {
            const modules = { modules: [Reflect.get(window, 'ofApp')] };
            const app = await window.Garfish.loadApp(name, { entry, cache: false, sandbox: modules });
            await app?.mount();
            window.notes.length = 0;
            app?.unmount();
          },
          app({ name: 'three' }),
        ),
      );
      assert.deepEqual(unmounted, each);
    },
  },
];
