import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Arrow, Box, Drawing, Label } from './primitives';

const steps = ['建容器', '渲染 HTML', '在沙箱里执行脚本', '取得 provider'];
const middle = 120;

/** From a change of the address to a sub-app on the page: who does each step, and the hooks on the way. */
export function ArchitectureDiagram(): ReactNode {
  return (
    <Drawing
      height={686}
      label={translate({
        id: 'diagram.architecture',
        message:
          '架构示意图，自上而下。地址变化后，路由插件（@garfish/router）匹配 activeWhen，调用 loadApp（@garfish/core），触发 beforeLoad 钩子。加载器（@garfish/loader）从子应用的服务器请求 HTML、JS、CSS。核心创建 App 实例，触发 afterLoad 钩子，沙箱插件（默认是 @garfish/browser-vm）在这时创建沙箱。mount 触发 beforeMount，然后依次建容器、渲染 HTML、在沙箱里执行脚本、取得 provider，每段脚本前后是 beforeEval 与 afterEval。最后调用 provider.render，传入 dom 与 basename，子应用出现在页面上，触发 afterMount。',
        description: 'Text alternative of the drawing of the architecture',
      })}
    >
      <Label at={[middle, 20]} anchor="middle">
        地址变化
      </Label>
      <Label at={[258, 20]} kind="strong">
        触发的钩子
      </Label>
      <Arrow from={[middle, 28]} to={[middle, 50]} />
      <Box at={[4, 50]} size={[232, 56]} lines={['路由：匹配 activeWhen', '@garfish/router']} />
      <Arrow from={[middle, 106]} to={[middle, 136]} />
      <Box at={[4, 136]} size={[232, 56]} lines={['loadApp(name)', '@garfish/core']} />
      <Label at={[258, 169]} kind="code">
        beforeLoad
      </Label>
      <Arrow from={[middle, 192]} to={[middle, 222]} />
      <Box at={[4, 222]} size={[232, 56]} lines={['加载器：请求并缓存', '@garfish/loader']} />
      <Box at={[304, 222]} size={[72, 56]} lines={['子应用', '的服务器']} />
      <Arrow from={[304, 250]} to={[236, 250]} />
      <Label at={[272, 243]} kind="note" anchor="middle">
        HTML
      </Label>
      <Label at={[272, 268]} kind="note" anchor="middle">
        JS、CSS
      </Label>
      <Arrow from={[middle, 278]} to={[middle, 308]} />
      <Box
        at={[4, 308]}
        size={[232, 76]}
        lines={['App 实例', '沙箱插件为它创建沙箱', '@garfish/browser-vm']}
      />
      <Label at={[258, 351]} kind="code">
        afterLoad
      </Label>
      <Arrow from={[middle, 384]} to={[middle, 414]} />
      <Box at={[4, 414]} size={[232, 152]} />
      <Label at={[24, 440]} kind="strong">
        mount()
      </Label>
      {steps.map((step, index) => (
        <Label key={step} at={[24, 470 + index * 26]}>
          {`${index + 1}. ${step}`}
        </Label>
      ))}
      <Label at={[258, 440]} kind="code">
        beforeMount
      </Label>
      <Label at={[258, 513]} kind="code">
        beforeEval
      </Label>
      <Label at={[258, 531]} kind="code">
        afterEval
      </Label>
      <Arrow from={[middle, 566]} to={[middle, 596]} />
      <Box
        at={[4, 596]}
        size={[232, 84]}
        tone="accent"
        heading="code"
        lines={['provider.render()', '传入 dom、basename、props', '子应用出现在页面上']}
      />
      <Label at={[258, 643]} kind="code">
        afterMount
      </Label>
    </Drawing>
  );
}
