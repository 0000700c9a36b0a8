/** A step of the course: `learn/<folder>/` has its files, `docs/learn/<name>.mdx` its text. */
export interface Step<Name extends string = string> {
  name: Name;
  folder: string;
  title: string;
  /** What the reader can do after it. */
  summary: string;
}

function step<Name extends string>(number: number, name: Name, title: string, summary: string): Step<Name> {
  return { name, folder: `${String(number).padStart(2, '0')}-${name}`, title, summary };
}

/** In the order of the course. */
export const steps = [
  step(1, 'mount', '挂载一个子应用', '注册子应用，让它在一个地址上出现、在别的地址上离开。'),
  step(2, 'provider', '写一个 provider', '让一段普通的页面代码成为子应用：怎样渲染，怎样收拾。'),
  step(3, 'routes', '按地址切换两个子应用', '两个子应用各有各的地址，同一个挂载点。'),
  step(4, 'frameworks', '两个框架：React 与 Vue', '订单用 React，报表用 Vue，在同一个页面里切换。'),
  step(5, 'basename', '子应用自己的路由', '用 basename 让子应用的链接在哪个主应用里都对。'),
  step(6, 'props', '用 props 传数据与函数', '主应用把用户交给子应用，子应用把操作交还主应用。'),
  step(7, 'channel', '用 channel 通信', '发事件、收事件，离开时取消监听。'),
  step(8, 'keep-alive', '离开再回来，内容还在', '分清隐藏与卸载，让写了一半的表单留下。'),
  step(9, 'isolation', '堵住泄漏', '定时器、监听与样式会留在主应用里；找到并收回。'),
  step(10, 'errors', '子应用坏了，页面还在', '接住加载失败，给读者一句话和一条出路。'),
  step(11, 'plugin', '动手写插件', '在加载与挂载的时刻插入自己的代码。'),
  step(12, 'slow', '网络很慢', '加载时说一声，并提前取来资源。'),
  step(13, 'nested', '子应用里的子应用', '从子应用里加载另一个，随它一起离开。'),
  step(14, 'deploy', '上线之前的检查', '入口地址、错误、未知地址：上线前逐项改好。'),
];

export type StepName = (typeof steps)[number]['name'];
