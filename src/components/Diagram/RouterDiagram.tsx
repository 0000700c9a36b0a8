import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Arrow, Box, Drawing, Label } from './primitives';

interface Rule {
  activeWhen: string;
  reason: string;
  matches: boolean;
}

const rules: readonly Rule[] = [
  { activeWhen: "'/vue'", reason: '第一段相同', matches: true },
  { activeWhen: "'/vue/list'", reason: '两段都相同', matches: true },
  { activeWhen: "'/vue2'", reason: '第一段不同', matches: false },
  { activeWhen: "'/'", reason: '命中所有路径', matches: true },
  { activeWhen: '(path) => …', reason: '由返回值决定', matches: true },
];

const firstRow = 262;
const rowHeight = 30;

function RuleRow({ activeWhen, reason, matches, top }: Rule & { top: number }): ReactNode {
  return (
    <>
      <Label at={[24, top]} kind="code">
        {activeWhen}
      </Label>
      <Label at={[150, top]} kind="note">
        {reason}
      </Label>
      <Label at={[356, top]} kind={matches ? 'strong' : 'note'} anchor="end">
        {matches ? '✓ 命中' : '✗ 不命中'}
      </Label>
    </>
  );
}

/** How an address is taken apart and compared with `activeWhen`, and what follows. */
export function RouterDiagram(): ReactNode {
  return (
    <Drawing height={610} label={translate({ id: 'diagram.router', message: '', description: 'Text alternative of the drawing of the routing' })}>
      <Box at={[10, 10]} size={[360, 60]} lines={['/demo/vue/list?id=1#top', '只取 location.pathname']} />
      <Arrow from={[190, 70]} to={[190, 100]} />
      {rules.map((rule, index) => (
        <RuleRow key={rule.activeWhen} {...rule} top={firstRow + index * rowHeight} />
      ))}
    </Drawing>
  );
}
