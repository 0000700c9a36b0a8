import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ReloadButton } from './ReloadButton';

/** Says that the part is gone with the version it belonged to, and reloads the page. */
export function NewerVersion({ part }: { part: string }): ReactNode {
  return (
    <>
      <span>
        <Translate
          id="loadFailure.newerVersion"
          description="A part of the page is gone: a newer version of the site was published. {part} names it"
          values={{ part }}
        >
          {'网站已有新版本，{part}要刷新页面后才能使用。'}
        </Translate>
      </span>
      <ReloadButton />
    </>
  );
}
