import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ReloadButton } from './ReloadButton';

/** Says that the part is kept on this device, where the page finds it once it is loaded anew. */
export function KeptCopy({ part }: { part: string }): ReactNode {
  return (
    <>
      <span>
        <Translate
          id="loadFailure.keptCopy"
          description="A part of the page could not be loaded without a network, and is kept on this device. {part} names it"
          values={{ part }}
        >
          {'没有网络。{part}保存在这台设备上，刷新页面后就能使用。'}
        </Translate>
      </span>
      <ReloadButton />
    </>
  );
}
