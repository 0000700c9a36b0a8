import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { island } from '@site/plugins/static-content/island';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { proofAddress } from '../../proofAddress';

type State = 'not asked for' | 'failed' | { html: string };

/** Calls back when the `<details>` of a fact is opened, at once if it is open. */
function whenOpened(id: string, callback: () => void): (() => void) | undefined {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) return undefined;
  if (details.open) callback();
  details.addEventListener('toggle', callback, { once: true });
  return () => details.removeEventListener('toggle', callback);
}

/**
 * The code that proves a fact, fetched when the reader opens it: all of them together are many times as long as the page.
 *
 * @param props.id of the fact, and of the `<details>` that this stands in
 */
function FactProofView({ id }: { id: string }): ReactNode {
  const address = useBaseUrl(proofAddress(id));
  const [state, setState] = useState<State>('not asked for');
  const load = useCallback(() => {
    fetch(address)
      .then(async (response) => {
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        return response.text();
      })
      .then(
        (html) => setState({ html }),
        (error: unknown) => {
          console.warn(error);
          setState('failed');
        },
      );
  }, [address]);
  useEffect(() => whenOpened(id, load), [id, load]);
  const part = translate({
    id: 'facts.proofPart',
    message: '验证代码',
    description: 'Name of the code of a proof, in the message that it could not be loaded',
  });
  if (state === 'not asked for') return null;
  if (state === 'failed') return <LoadFailure part={part} onRetry={load} />;
  return <CodeFrame language="ts" html={state.html} />;
}

export const FactProof = island('FactProof', FactProofView);
