// Wrap. Change: the base-URL banner in Chinese, on every page; upstream's is English and on the home page only.
import type { ReactNode } from 'react';
import Root from '@theme-original/Root';
import type { Props } from '@theme/Root';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { BaseUrlBanner } from '@site/src/components/BaseUrlBanner';

export default function RootWrapper(props: Props): ReactNode {
  return (
    <>
      {!ExecutionEnvironment.canUseDOM && <BaseUrlBanner />}
      <Root {...props} />
    </>
  );
}
