import assert from 'node:assert/strict';
import { outcomes } from '../../kit/outcome';
import type { Proof } from '../../kit/proof';
import { ticks, waitForNote } from '../../kit/waiting';

export const proofs: readonly Proof[] = [
  {
    id: 'load-app.dynamic-script-fails',
    async run({ open, app, serve, notes }) {
      const broken = serve('/broken.js', `throw new Error('broken');`);
      const sub = app({
        render: `const script = document.createElement('script'); script.src = '${broken}';
          document.head.append(script);`,
      });
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const host = await open();
        const mounted = await host.evaluate(
          async ([{ name, entry }, sandbox]) => {
            const loaded = await window.Garfish.loadApp(name, {
              entry,
              domGetter: '#container',
              sandbox,
              errorExecCode: (error) => void window.notes.push(`errorExecCode ${error.message}`),
              errorMountApp: (error) => void window.notes.push(`errorMountApp ${error.message}`),
            });
            return loaded?.mount();
          },
          [sub, sandbox] as const,
        );
        assert.equal(mounted, true);
        await waitForNote(host, 'errorExecCode broken');
        await ticks(host);
        assert.deepEqual(await notes(), ['render', 'errorExecCode broken']);
      }
    },
  },
  {
    id: 'load-app.dynamic-inline-fails',
    async run({ open, app, notes }) {
      const inserting = `const inline = document.createElement('script');
        inline.textContent = "throw new Error('inline broke')";`;
      const endings = async (code: string, sandbox: object | false): Promise<unknown[]> => {
        const found: unknown[] = [];
        for (const place of ['script', 'render']) {
          const host = await open();
          await host.evaluate(() => {
            window.addEventListener('error', ({ error }) => window.notes.push(`window ${String(error)}`));
          });
          const sub = app({ [place]: `${inserting} ${code} note('after it');` });
          const [, mounted] = await outcomes(host, sub, ['mount'], { sandbox });
          found.push(mounted, (await notes()).filter((note) => note !== 'render').join());
        }
        return found;
      };
      const append = 'document.body.append(inline);';
      const caught = `try { ${append} } catch (error) { note('caught ' + error.message); }`;
      for (const sandbox of [{}, { strictIsolation: true }]) {
        const failed = ['threw Error: inline broke', ''];
        assert.deepEqual(await endings(append, sandbox), [...failed, ...failed]);
        const went = ['true', 'caught inline broke,after it'];
        assert.deepEqual(await endings(caught, sandbox), [...went, ...went]);
      }
      for (const sandbox of [{ snapshot: true }, false] as const) {
        const went = ['true', 'window Error: inline broke,after it'];
        assert.deepEqual(await endings(append, sandbox), [...went, ...went]);
      }
    },
  },
];
