import assert from 'node:assert/strict';
import { type LoadOptions, mount } from '../../kit/mounting';
import type { FactContext, Proof } from '../../kit/proof';

/** What a sub-app's `location` is after its script has run, and what the address bar shows behind the origin. */
async function after({ open, app, notes, flush }: FactContext, script: string, options: LoadOptions) {
  const host = await open();
  await mount(host, app({ script: `${script}; note(typeof location + ' ' + location);` }), options);
  await flush();
  const [note = ''] = await notes();
  const [type, ...value] = note.split(' ');
  const { origin, href } = new URL(host.url());
  return { type, value: value.join(' ').replace(origin, ''), address: href.replace(origin, '') };
}

const assigned = ['window.location', 'self.location', 'location'] as const;

const vmModes: readonly LoadOptions[] = [{}, { sandbox: { strictIsolation: true } }];

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.location-assignment',
    async run(context) {
      for (const options of vmModes) {
        for (const to of ['#login', '/login']) {
          for (const name of assigned) {
            const seen = await after(context, `${name} = '${to}'`, options);
            assert.deepEqual(seen, { type: 'string', value: to, address: '/' }, name);
          }
          const seen = await after(context, `document.location = '${to}'`, options);
          assert.deepEqual(seen, { type: 'object', value: '/', address: '/' });
        }
      }
      for (const sandbox of [{ snapshot: true }, false] as const) {
        for (const name of [...assigned, 'document.location']) {
          const seen = await after(context, `${name} = '#login'`, { sandbox });
          assert.deepEqual(seen, { type: 'object', value: '/#login', address: '/#login' }, name);
        }
      }
    },
  },
  {
    id: 'sandbox.location-members',
    async run(context) {
      const navigations = [
        { go: (to: string) => `location.href = '${to}'`, entries: 1 },
        { go: (to: string) => `location.assign('${to}')`, entries: 1 },
        { go: (to: string) => `location.replace('${to}')`, entries: 0 },
      ];
      for (const options of vmModes) {
        for (const { go, entries } of navigations) {
          assert.equal((await after(context, go('#login'), options)).address, '/#login', go('#login'));
          const host = await context.open({ alone: true });
          await mount(
            host,
            context.app({ script: `Garfish.channel.on('go', () => ${go('/login')});` }),
            options,
          );
          const before = await host.evaluate(() => history.length);
          await host.evaluate(() => void setTimeout(() => window.Garfish.channel.emit('go')));
          // The page that answers is another one: it has mounted nothing.
          await host.waitForFunction(
            () =>
              location.pathname === '/login' &&
              'garfishModule' in window &&
              window.Garfish.activeApps.length === 0,
          );
          assert.equal((await host.evaluate(() => history.length)) - before, entries, go('/login'));
        }
      }
    },
  },
  {
    id: 'sandbox.location-protected',
    async run(context) {
      for (const options of vmModes) {
        const protectedLocation = { ...options, protectVariable: ['location'] };
        for (const name of assigned) {
          const seen = await after(context, `${name} = '#login'`, protectedLocation);
          assert.deepEqual(seen, { type: 'object', value: '/#login', address: '/#login' }, name);
        }
        const seen = await after(context, `document.location = '#login'`, protectedLocation);
        assert.equal(seen.address, '/');
      }
    },
  },
];
