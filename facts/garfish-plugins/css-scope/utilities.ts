import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'css-scope.parse-options',
    async run({ open, bundle }) {
      const host = await open();
      await host.addScriptTag({ url: bundle('cssScope') });
      const unknowns = ['.a { & .b { color: blue; } }', '@layer a { b { color: blue; } }'];
      for (const unknown of unknowns) {
        const [thrown, collected, kept] = await host.evaluate((unknown) => {
          const { parse, stringify } = window.cssScope;
          const css = `p { color: red; } ${unknown} q { color: red; }`;
          const messageOf = (action: () => unknown): string => {
            try {
              return String(action());
            } catch (error) {
              return error instanceof Error ? error.message : String(error);
            }
          };
          const silent = parse(css, { silent: true, source: 'a.css' });
          const { parsingErrors } = silent.stylesheet;
          return [
            messageOf(() => parse(css, { source: 'a.css' })),
            parsingErrors.map(({ message }) => message),
            stringify(silent, 'x'),
          ] as const;
        }, unknown);
        assert.match(thrown, /a\.css:1:\d+: /);
        const [first = ''] = collected;
        assert.ok(thrown.includes(first) && first.startsWith('a.css:1:'), `${thrown} / ${first}`);
        assert.match(kept, /#x p\s*\{\s*color: red;\s*\}/);
        assert.doesNotMatch(kept, /\bq\b/);
      }
    },
  },
  {
    id: 'css-scope.utilities',
    async run({ open, bundle }) {
      const host = await open();
      await host.addScriptTag({ url: bundle('cssScope') });
      const css = await host.evaluate(() => {
        const { parse, stringify } = window.cssScope;
        return stringify(parse('.title { color: red; }'), 'app-id');
      });
      assert.match(css, /#app-id \.title\s*\{\s*color: red;\s*\}/);
      const execute = promisify(execFile);
      for (const node of [
        ['--eval', "require('@garfish/css-scope')"],
        ['--input-type=module', '--eval', "import '@garfish/css-scope'"],
      ]) {
        await assert.rejects(execute(process.execPath, node, { cwd: __dirname }), /window is not defined/);
      }
    },
  },
];
