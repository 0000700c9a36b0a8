import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Machine } from '@site/src/data/benchmarkFormat';

/** What numbers were measured on. */
export function MachineText({ memoryGigabytes: memory, ...machine }: Machine): ReactNode {
  return (
    <Translate
      id="machine"
      description="What the numbers of a page were measured on"
      values={{ ...machine, memory }}
    >
      {'机器：{processor}，{cores} 核，{memory} GB，{system}；Node.js {node}，Chromium {chromium}。'}
    </Translate>
  );
}
