import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Arrow, Box, Drawing, Label } from './primitives';

const steps = ['建容器', '渲染 HTML', '在沙箱里执行脚本', '取得 provider'];

/** From a change of the address to a sub-app on the page, and the package that does each step. */
export function ArchitectureDiagram(): ReactNode {
  return (
    <Drawing
      height={640}
      label={translate({
        id: 'diagram.architecture',
        message:
          '架构示意图，自上而下：地址变化；路由插件 @garfish/router 匹配 activeWhen；loadApp 先触发 beforeLoad 钩子；加载器 @garfish/loader 从子应用服务器请求 HTML、JS、CSS；核心 @garfish/core 创建 App 实例；afterLoad 钩子里，沙箱插件 @garfish/browser-vm 或 @garfish/browser-snapshot 创建沙箱；mount 依次建容器、渲染 HTML、在沙箱里执行脚本、取得 provider；最后调用 provider.render，传入 dom 与 basename，子应用出现在页面上。',
        description: 'Text alternative of the drawing of the architecture',
      })}
    >
      <Label at={[110, 20]} anchor="middle">
        地址变化
      </Label>
      <Arrow from={[110, 28]} to={[110, 50]} />
      <Box at={[10, 50]} size={[200, 56]} lines={['路由插件', '匹配 activeWhen']} />
      <Label at={[222, 83]} kind="code">
        @garfish/router
      </Label>
      <Arrow from={[110, 106]} to={[110, 136]} />
      <Box at={[10, 136]} size={[200, 56]} lines={['loadApp(name)', '先触发 beforeLoad']} />
      <Label at={[222, 169]} kind="code">
        @garfish/core
      </Label>
      <Arrow from={[110, 192]} to={[110, 222]} />
      <Box at={[10, 222]} size={[200, 56]} lines={['加载器', '@garfish/loader']} />
      <Box at={[290, 222]} size={[80, 56]} lines={['子应用', '服务器']} />
      <Arrow from={[290, 242]} to={[210, 242]} />
      <Label at={[250, 235]} kind="note" anchor="middle">
        HTML
      </Label>
      <Label at={[250, 264]} kind="note" anchor="middle">
        JS、CSS
      </Label>
      <Arrow from={[110, 278]} to={[110, 308]} />
      <Box at={[10, 308]} size={[200, 56]} lines={['App 实例', 'afterLoad：创建沙箱']} />
      <Label at={[222, 331]} kind="code">
        @garfish/
      </Label>
      <Label at={[222, 349]} kind="code">
        browser-vm
      </Label>
      <Arrow from={[110, 364]} to={[110, 394]} />
      <Box at={[10, 394]} size={[360, 150]} tone="area" />
      <Label at={[24, 418]} kind="strong">
        mount()
      </Label>
      {steps.map((step, index) => (
        <Label key={step} at={[24, 446 + index * 26]}>
          {`${index + 1}. ${step}`}
        </Label>
      ))}
      <Arrow from={[110, 544]} to={[110, 574]} />
      <Box at={[10, 574]} size={[360, 56]} tone="accent" lines={['provider.render({ dom, basename, … })', '子应用出现在页面上']} />
    </Drawing>
  );
}
