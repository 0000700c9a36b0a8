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
        `location.href = '#login'`,
        `location.assign('#login')`,
        `location.replace('#login')`,
      ];
      for (const options of vmModes) {
        for (const script of navigations) {
          assert.equal((await after(context, script, options)).address, '/#login', script);
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
