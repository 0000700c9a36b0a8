import { expect } from '@playwright/test';
import { proofs, type Proof } from '../../facts';
import { readCitations } from '../../plugins/facts/readCitations';
import { projectRoot } from '../../tools/projectRoot';
import { test } from './factTest';
import { runFact } from './runFact';

const citations = readCitations(projectRoot);

for (const proof of proofs) {
  const said = citations
    .filter(({ id }) => id === proof.id)
    .map(({ file, line, sentence }) => `${file}:${line} · ${sentence}`);
  // The name is what a failure shows: the pages that are now wrong, and their sentences.
  test(`${said.join(' · ')} · ${proof.id}`, async ({ sharedPage, bundles }) => {
    await runFact(proof, sharedPage, bundles);
  });
}

test('the harness can fail: a deliberately false fact is red', async ({ sharedPage, bundles }) => {
  const falseFact: Proof = {
    id: 'harness.false',
    async run({ open }) {
      const host = await open();
      expect(await host.evaluate(() => window.Garfish.version)).toBe('0.0.0');
    },
  };
  await expect(runFact(falseFact, sharedPage, bundles)).rejects.toThrow('0.0.0');
});
