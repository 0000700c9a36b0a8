import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import Loading from '@theme/Loading';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { bodyEvent } from '@site/src/pageScript/events';
import { arrive } from './arrival';
import { bodyOf, leaveBody, loadBody } from './bodies';
import { Islands } from './Islands';
import { layOutRest } from './layOutRest';
import { useLinks } from './useLinks';

function DocumentBody({ path, html }: { path: string; html: string }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const { hash } = useLocation();
  const { action } = useHistory();
  // Not where the page is about to be scrolled: that needs the place of everything.
  const [arrives] = useState(action === 'PUSH' && hash === '');
  useLinks(element);
  useLayoutEffect(() => (arrives && element.current ? arrive(element.current) : undefined), [arrives]);
  useEffect(() => (element.current ? layOutRest(element.current) : undefined), []);
  // Before the page is scrolled to what the address names, which may be folded.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(bodyEvent));
  }, [hash]);
  useLayoutEffect(() => {
    if (element.current?.querySelector('[data-island]')) setBody(element.current);
  }, []);
  useEffect(() => () => leaveBody(path), [path]);
  return (
    <>
      <div
        ref={element}
        data-body={path}
        // What the reader did before React came stays: a chosen tab, for one.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {body && <Islands body={body} />}
    </>
  );
}

/**
 * For the one way to a page whose body nobody waited for: a not-found page that turns out to be another one's address, as
 * with `.html` at its end.
 */
function LateBody({ path }: { path: string }): ReactNode {
  const [html, setHtml] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadBody(path).then(
      () => setHtml(bodyOf(path)),
      (error: unknown) => {
        console.warn(error);
        setFailed(true);
      },
    );
  }, [path]);
  useEffect(load, [load]);
  const retry = (): void => {
    setFailed(false);
    load();
  };
  if (html !== undefined) return <DocumentBody path={path} html={html} />;
  if (!hasFailed) return <Loading error={null} retry={retry} isLoading pastDelay timedOut={false} />;
  const part = translate({
    id: 'staticBody.part',
    message: '正文',
    description: 'Name of the text of a page, in the message that it could not be loaded',
  });
  return <LoadFailure part={part} onRetry={retry} />;
}

/**
 * The body of a document in the browser: the HTML that came with the page, or that was fetched on the way to it. React
 * renders nothing in it but its islands.
 */
export function StaticBody({ path }: { path: string }): ReactNode {
  // Another one may arrive while this is shown.
  const [html] = useState(() => bodyOf(path));
  return html === undefined ? <LateBody path={path} /> : <DocumentBody path={path} html={html} />;
}

/** @param path the page's path, the base URL included */
export function staticBody(path: string): ComponentType {
  return function Body(): ReactNode {
    return <StaticBody path={path} />;
  };
}
