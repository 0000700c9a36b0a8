// Wrap. Change: what to say when the page does not start, on every page; upstream has an English base-URL banner on the home page only. And when a link's page cannot be reached. The page's script hears when React has taken over.
import { useEffect, type ReactNode } from 'react';
import Root from '@theme-original/Root';
import type { Props } from '@theme/Root';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { StartupNotice } from '@site/src/components/StartupNotice';
import { UnreachablePage } from '@site/src/components/UnreachablePage';
import { applicationEvent } from '@site/src/pageScript/events';

export default function RootWrapper(props: Props): ReactNode {
  // The last effect of the first rendering.
  useEffect(() => {
    document.dispatchEvent(new Event(applicationEvent));
  }, []);
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && <StartupNotice />}
      <Root {...props} />
      <UnreachablePage />
    </>
  );
}
