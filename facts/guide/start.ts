import assert from 'node:assert/strict';
import { mountOutcome } from '../kit/outcome';
import type { Proof } from '../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'start.process-env',
    async run({ open, app, serve, messages }) {
      const reading = 'process.env.NODE_ENV;';
      const host = await open();
      assert.equal(
        await mountOutcome(host, app({ script: reading })),
        "mount threw TypeError: Cannot read properties of undefined (reading 'env')",
      );
      const script = serve('/alone.js', reading);
      await host.goto(serve('/alone.html', `<script src="${script}"></script>`));
      assert.ok(messages().includes('process is not defined'), messages().join('\n'));
    },
  },
];
