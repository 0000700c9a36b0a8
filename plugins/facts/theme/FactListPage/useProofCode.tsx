import { useCallback, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { proofAddress } from '../../proofAddress';

type State = 'not asked for' | 'failed' | { html: string };

/** The code of a proof, fetched when the reader opens it: all of them together are many times as long as the page. */
export function useProofCode(id: string): { code: ReactNode; load: () => void } {
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
  const part = translate({
    id: 'facts.proofPart',
    message: '验证代码',
    description: 'Name of the code of a proof, in the message that it could not be loaded',
  });
  if (state === 'not asked for') return { code: null, load };
  if (state === 'failed') return { code: <LoadFailure part={part} onRetry={load} />, load };
  return { code: <CodeFrame language="ts" html={state.html} />, load: () => undefined };
}
