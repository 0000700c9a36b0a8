import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Arrow, Box, Drawing, Label } from './primitives';

interface Rule {
  activeWhen: string;
  reason: string;
  result: string;
}

const rules: readonly Rule[] = [
  { activeWhen: "'/vue'", reason: '第一段相同', result: '命中' },
  { activeWhen: "'/vue/list'", reason: '两段都相同', result: '命中' },
  { activeWhen: "'/vue2'", reason: '第一段不同', result: '不命中' },
  { activeWhen: "'/'", reason: '命中所有路径', result: '命中' },
  { activeWhen: '(path) => …', reason: "path 是 '/vue/list'", result: '看返回值' },
];

const middle = 184;
const firstRow = 206;
const rowHeight = 30;

function RuleRow({ activeWhen, reason, result, top }: Rule & { top: number }): ReactNode {
  return (
    <>
      <Label at={[18, top]} kind="code">
        {activeWhen}
      </Label>
      <Label at={[138, top]} kind="note">
        {reason}
      </Label>
      <Label at={[362, top]} kind={result === '命中' ? 'strong' : 'text'} anchor="end">
        {result}
      </Label>
    </>
  );
}

/** How an address is taken apart and compared with `activeWhen`, and what follows. */
export function RouterDiagram(): ReactNode {
  return (
    <Drawing
      height={642}
      label={translate({
        id: 'diagram.router',
        message:
          '路由匹配示意图，自上而下。地址 /demo/vue/list?id=1#top 里，查询参数与 hash 不参与匹配；去掉基础路径 /demo，余下 vue 与 list 两段。逐个与 activeWhen 比较：/vue 第一段相同，命中；/vue/list 两段都相同，命中；/vue2 第一段不同，不命中；/ 命中所有路径；函数收到 /vue/list，看返回值。然后先停用不再命中的应用，再派发 popstate（在启动、push、replace 之后，由默认开启的 autoRefreshApp 控制），最后依次激活新命中的应用。activeWhen 为 /vue 的子应用得到的 basename 是 /demo/vue。',
        description: 'Text alternative of the drawing of the routing',
      })}
    >
      <Label at={[middle, 20]} kind="code" anchor="middle">
        /demo/vue/list?id=1#top
      </Label>
      <Arrow from={[middle, 30]} to={[middle, 56]} />
      <Box at={[4, 56]} size={[110, 56]} tone="area" heading="code" lines={['/demo', '基础路径，去掉']} />
      <Box at={[122, 56]} size={[124, 56]} tone="accent" heading="code" lines={['/vue/list', '按段比较']} />
      <Box at={[254, 56]} size={[122, 56]} tone="area" heading="code" lines={['?id=1#top', '不参与匹配']} />
      <Arrow from={[middle, 112]} to={[middle, 140]} />
      <Box at={[4, 140]} size={[372, 204]} />
      <Label at={[18, 168]} kind="strong">
        activeWhen
      </Label>
      <Label at={[362, 168]} kind="strong" anchor="end">
        结果
      </Label>
      {rules.map((rule, index) => (
        <RuleRow key={rule.activeWhen} {...rule} top={firstRow + index * rowHeight} />
      ))}
      <Arrow from={[middle, 344]} to={[middle, 372]} />
      <Box at={[4, 372]} size={[372, 40]} lines={['1. 停用不再命中的应用']} />
      <Arrow from={[middle, 412]} to={[middle, 436]} />
      <Box
        at={[4, 436]}
        size={[372, 56]}
        lines={['2. 派发 popstate', '启动、push、replace 之后（autoRefreshApp）']}
      />
      <Arrow from={[middle, 492]} to={[middle, 516]} />
      <Box at={[4, 516]} size={[372, 40]} lines={['3. 依次激活新命中的应用']} />
      <Arrow from={[middle, 556]} to={[middle, 580]} />
      <Box
        at={[4, 580]}
        size={[372, 56]}
        tone="accent"
        heading="code"
        lines={["basename: '/demo/vue'", "activeWhen 为 '/vue' 的子应用收到的基础路径"]}
      />
    </Drawing>
  );
}
