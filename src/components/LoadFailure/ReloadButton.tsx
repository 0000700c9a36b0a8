import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

export function ReloadButton(): ReactNode {
  return (
    <button
      type="button"
      className="button button--sm button--primary"
      onClick={() => window.location.reload()}
    >
      <Translate id="loadFailure.reload" description="Button that reloads the page">
        刷新页面
      </Translate>
    </button>
  );
}
