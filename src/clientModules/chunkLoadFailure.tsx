import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';

function isChunkLoadError(reason: unknown): reason is Error {
  return reason instanceof Error && reason.name === 'ChunkLoadError';
}

/** The root that Docusaurus gives to React. Not an attribute: links can set those of the page, by its query. */
function hasStarted(): boolean {
  return Reflect.get(window, 'docusaurusRoot') !== undefined;
}

/**
 * Docusaurus waits for the first page's chunks before it starts React, so a chunk that fails then would leave a page
 * that is readable but dead, without a word. Later failures reload the page.
 */
function showFailure(error: Error): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    <Loading
      error={error}
      retry={() => window.location.reload()}
      isLoading={false}
      pastDelay
      timedOut={false}
    />,
  );
}

if (ExecutionEnvironment.canUseDOM) {
  const listen = (event: PromiseRejectionEvent): void => {
    if (!isChunkLoadError(event.reason) || hasStarted()) return;
    event.preventDefault();
    console.warn(event.reason);
    window.removeEventListener('unhandledrejection', listen);
    showFailure(event.reason);
  };
  window.addEventListener('unhandledrejection', listen);
}
