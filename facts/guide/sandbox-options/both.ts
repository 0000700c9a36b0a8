import assert from 'node:assert/strict';
import type { FactContext, Proof } from '../../kit/proof';

/** JavaScript of a `sandbox` option, of `run` and of the sub-app; `undefined` where it is not written. */
interface Written {
  global: string;
  ofApp: string;
}

/** Which sandboxes the sub-app gets, and what it leaves of the host when it has been shown and taken away. */
async function effects({ open, app }: FactContext, { global, ofApp }: Written, leaving: string) {
  const { name, entry } = app({ body: '<img src="logo.png">' });
  const host = await open();
  return host.evaluate<{ sandboxes: boolean[]; variable: unknown; ticks: boolean; image: string | null }>(
    `(async () => {
      window.Garfish.run({ disablePreloadApp: true, domGetter: '#container', sandbox: ${global} });
      const app = await window.Garfish.loadApp('${name}', { entry: '${entry}', sandbox: ${ofApp} });
      await app.mount();
      window.ofHost = 1;
      let ticks = 0;
      setInterval(() => { ticks += 1; }, 10);
      const image = app.rootElement.querySelector('img').getAttribute('src');
      app.${leaving}();
      // A timer of the page that began later has ticked five times.
      await new Promise((resolve) => {
        let later = 0;
        const timer = setInterval(() => { if (++later === 5) resolve(clearInterval(timer)); }, 20);
      });
      return {
        sandboxes: [Boolean(app.vmSandbox), Boolean(app.snapshotSandbox)],
        variable: window.ofHost,
        ticks: ticks > 0,
        image,
      };
    })()`,
  );
}

const both: readonly Written[] = [
  { global: 'false', ofApp: '{ strictIsolation: true }' },
  { global: 'false', ofApp: '{ fixStaticResourceBaseUrl: true }' },
  { global: 'true', ofApp: 'undefined' },
  { global: 'undefined', ofApp: 'true' },
  { global: 'undefined', ofApp: '{ snapshot: undefined }' },
];

const onlyVm: readonly Written[] = [
  { global: 'undefined', ofApp: '{ strictIsolation: true }' },
  { global: 'false', ofApp: '{ snapshot: false, strictIsolation: true }' },
  { global: 'false', ofApp: '{ snapshot: false, fixStaticResourceBaseUrl: true }' },
];

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.both',
    async run(context) {
      for (const written of both) {
        const { sandboxes } = await effects(context, written, 'hide');
        assert.deepEqual(sandboxes, [true, true], JSON.stringify(written));
      }
      for (const written of onlyVm) {
        const { sandboxes } = await effects(context, written, 'hide');
        assert.deepEqual(sandboxes, [true, false], JSON.stringify(written));
      }
    },
  },
  {
    id: 'sandbox.both-host',
    async run(context) {
      const [of] = both;
      const [without] = onlyVm;
      assert.ok(of && without);
      for (const leaving of ['hide', 'unmount']) {
        const { variable, ticks } = await effects(context, of, leaving);
        assert.deepEqual({ variable, ticks }, { variable: undefined, ticks: false });
        const other = await effects(context, without, leaving);
        assert.deepEqual([other.variable, other.ticks], [1, true]);
      }
    },
  },
  {
    id: 'sandbox.both-images',
    async run(context) {
      const image = async (written: Written) => (await effects(context, written, 'hide')).image;
      assert.equal(await image({ global: 'false', ofApp: '{ snapshot: false }' }), 'logo.png');
      assert.equal(await image({ global: 'undefined', ofApp: 'true' }), 'logo.png');
      const fixed = '{ snapshot: false, fixStaticResourceBaseUrl: true }';
      assert.match((await image({ global: 'false', ofApp: fixed })) ?? '', /^http.*logo\.png$/);
      assert.match((await image({ global: 'undefined', ofApp: '{ snapshot: false }' })) ?? '', /^http/);
    },
  },
];
