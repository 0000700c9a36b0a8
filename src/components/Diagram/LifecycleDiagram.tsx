import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Arrow, Box, Drawing, Label, type Point } from './primitives';

interface TransitionProps {
  /** The method, at this baseline; what it triggers stands below. */
  at: Point;
  method: string;
  hooks: readonly string[];
}

function Transition({ at: [x, y], method, hooks }: TransitionProps): ReactNode {
  return (
    <>
      <Label at={[x, y]} kind="strong">
        {method}
      </Label>
      {hooks.map((hook, index) => (
        <Label key={hook} at={[x, y + 19 + index * 18]} kind="note">
          {hook}
        </Label>
      ))}
    </>
  );
}

/** The states of an application, the methods that lead from one to another, and the hooks on the way. */
export function LifecycleDiagram(): ReactNode {
  return (
    <Drawing
      height={684}
      label={translate({
        id: 'diagram.lifecycle',
        message:
          '生命周期示意图：应用有未加载、已加载、已显示、已隐藏四个状态。loadApp 从未加载到已加载，依次触发 beforeLoad、afterLoad。mount 从已加载到已显示，依次是 beforeMount、执行脚本、render、afterMount，cacheMode 为 false。hide 从已显示到已隐藏，依次是 beforeUnmount、destroy、afterUnmount，cacheMode 为 true。show 从已隐藏回到已显示，依次是 beforeMount、render、afterMount，cacheMode 为 true。unmount 从已显示或已隐藏回到已加载，依次是 beforeUnmount、destroy、afterUnmount，cacheMode 为 false。',
        description: 'Text alternative of the drawing of the lifecycle',
      })}
    >
      <Box at={[60, 10]} size={[120, 44]} lines={['未加载']} />
      <Arrow from={[120, 54]} to={[120, 130]} />
      <Transition at={[136, 82]} method="loadApp()" hooks={['beforeLoad → afterLoad']} />

      <Box at={[60, 130]} size={[120, 44]} lines={['已加载']} />
      <Arrow from={[120, 174]} to={[120, 290]} />
      <Transition
        at={[136, 204]}
        method="mount()"
        hooks={['beforeMount → 执行脚本', '→ render → afterMount', 'cacheMode = false']}
      />

      <Box at={[60, 290]} size={[120, 44]} tone="accent" lines={['已显示']} />
      <Arrow from={[90, 334]} to={[90, 560]} />
      <Arrow from={[150, 560]} to={[150, 334]} />
      <Transition
        at={[166, 362]}
        method="hide() ↓"
        hooks={['beforeUnmount → destroy', '→ afterUnmount', 'cacheMode = true']}
      />
      <Transition
        at={[166, 462]}
        method="show() ↑"
        hooks={['beforeMount → render', '→ afterMount', 'cacheMode = true']}
      />

      <Box at={[60, 560]} size={[120, 44]} lines={['已隐藏']} />
      <Arrow
        from={[60, 582]}
        via={[
          [24, 582],
          [24, 152],
        ]}
        to={[60, 152]}
        dashed
      />
      <Arrow from={[60, 312]} to={[24, 312]} tip="none" dashed />
      <Transition
        at={[60, 640]}
        method="虚线：unmount()"
        hooks={['beforeUnmount → destroy → afterUnmount', 'cacheMode = false']}
      />
    </Drawing>
  );
}
