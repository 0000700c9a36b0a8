import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { island } from '@site/plugins/static-content/island';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { proofAddress } from '../../proofAddress';

type State = 'not asked for' | 'failed' | { html: string };

/** Calls back when the `<details>` around an element is opened, at once if it is open. */
function whenOpened(element: Element | null, callback: () => void): (() => void) | undefined {
  const details = element?.closest('details');
  if (!details) return undefined;
  if (details.open) {
    callback();
    return undefined;
  }
  details.addEventListener('toggle', callback, { once: true });
  return () => details.removeEventListener('toggle', callback);
}

/**
 * The code that proves a fact, fetched when the reader opens it: all of them together are many times as long as the page.
 * Its fact is the `<details>` around it, which has its id: to say it here again takes bytes.
 */
function FactProofView(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const root = useBaseUrl('/');
  const [state, setState] = useState<State>('not asked for');
  const load = useCallback(() => {
    const id = place.current?.closest('details')?.id ?? '';
    const address = root.slice(0, -1) + proofAddress(id);
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
  }, [root]);
  useEffect(() => whenOpened(place.current, load), [load]);
  const part = translate({
    id: 'facts.proofPart',
    message: '验证代码',
    description: 'Name of the code of a proof, in the message that it could not be loaded',
  });
  if (!useIsBrowser()) return null;
  return (
    <div ref={place}>
      {state === 'failed' && <LoadFailure part={part} onRetry={load} />}
      {typeof state === 'object' && <CodeFrame language="ts" html={state.html} />}
    </div>
  );
}

export const FactProof = island('FactProof', FactProofView);
