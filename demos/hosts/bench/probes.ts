/** The host reads an expression of its own window before, while and after the sub-app is mounted. */
export interface Trace {
  kind: 'trace';
  /** JavaScript, evaluated in the host. A value that differs from the one before is a leak. */
  read: string;
  /** Another expression for what is left after unmounting. Default: the same. */
  readAfter?: string;
  /** Whether what removes the trace is held by a `WeakRef` only, so that unmounting may find it collected. */
  weaklyHeld?: boolean;
}

/** The sub-app emits `beat` on `Garfish.channel` whenever it is at work. */
export interface Activity {
  kind: 'activity';
  /** JavaScript, evaluated in the host, that the sub-app is expected to answer. */
  stimulus?: string;
  /** What the host waits for before it says that there was no beat: something of its own of the same kind. */
  control: 'timer' | 'frame' | 'response';
  /**
   * Whether it happens once, and so cannot be seen while mounted and again afterwards. It begins when the host emits
   * `start`, just before unmounting: otherwise a slow machine could see its end too early.
   */
  once?: boolean;
}

export type Observation = Trace | Activity;

/** One thing that a sub-app does, and how the host sees whether it got out. */
export interface Probe {
  id: string;
  group: ProbeGroup;
  /** What the sub-app does, in Chinese. */
  title: string;
  /** JavaScript of the sub-app's own script. */
  script?: string;
  /** Markup of the sub-app's head. */
  head?: string;
  observation: Observation;
  /** Whether the trace is one that all frames of the site share, so that two runs would see each other's. */
  isShared?: boolean;
}

/** In the order of the table. */
export const probeGroups = {
  globals: '全局变量',
  escapes: '逃出 vm 的写法',
  document: '文档、地址与存储',
  styles: '样式与节点',
  activities: '定时器、监听器与请求',
} as const;

type ProbeGroup = keyof typeof probeGroups;

const beat = "Garfish.channel.emit('beat')";
const readX: Trace = { kind: 'trace', read: 'window.x' };
const whenStarted = (script: string): string => `Garfish.channel.on('start', () => {
  ${script}
});`;
const dispatch = (target: string): string => `${target}.dispatchEvent(new Event('ping'))`;

function global(id: string, title: string, script: string): Probe {
  return { id, group: 'globals', title, script, observation: readX };
}

function escape(id: string, title: string, script: string): Probe {
  return { id, group: 'escapes', title, script, observation: readX };
}

function inDocument(id: string, title: string, script: string, read: string, readAfter?: string): Probe {
  const observation: Trace = { kind: 'trace', read, ...(readAfter === undefined ? {} : { readAfter }) };
  return { id, group: 'document', title, script, observation };
}

function activity(id: string, title: string, script: string, observation: Omit<Activity, 'kind'>): Probe {
  return { id, group: 'activities', title, script, observation: { kind: 'activity', ...observation } };
}

function storage(name: 'localStorage' | 'sessionStorage'): Probe {
  const probe = inDocument(
    name === 'localStorage' ? 'local-storage' : 'session-storage',
    `写 \`${name}\``,
    `${name}.setItem('bench', '1');`,
    `${name}.getItem('bench')`,
    `Object.keys(${name}).filter((key) => key.endsWith('bench')).join()`,
  );
  return { ...probe, isShared: true };
}

/** Every row of the isolation matrix: ids are unique, the order is the table's. */
export const probes: readonly Probe[] = [
  global('window-property', '给 `window` 加属性', 'window.x = 1;'),
  global('self-property', '给 `self` 加属性', 'self.x = 1;'),
  global('implicit-global', '给未声明的变量赋值', 'x = 1;'),
  global('top-level-var', '顶层 `var`', 'var x = 1;'),

  escape('sloppy-this', '非严格模式函数的 `this`', '(function () { this.x = 1; })();'),
  escape('function-constructor', '`Function` 构造器', "new Function('return this')().x = 1;"),
  escape('indirect-eval', '间接 `eval`', "(0, eval)('this').x = 1;"),
  escape('default-view', '`document.defaultView`', 'document.defaultView.x = 1;'),
  {
    id: 'builtin-prototype',
    group: 'escapes',
    title: '修改内建对象的原型',
    script: 'Array.prototype.x = 1;',
    observation: { kind: 'trace', read: '[].x' },
  },

  inDocument('document-title', '改 `document.title`', "document.title = '子应用';", 'document.title'),
  {
    ...inDocument(
      'cookie',
      '写 `cookie`',
      "document.cookie = 'bench=1';",
      "document.cookie.includes('bench=1')",
    ),
    isShared: true,
  },
  inDocument(
    'html-attribute',
    '改 `html` 元素的属性',
    "document.documentElement.dataset.theme = 'sub-app';",
    'document.documentElement.dataset.theme',
  ),
  // Not `pushState`: what a frame pushes stays in the reader's history after the frame is gone.
  inDocument(
    'replace-state',
    '`history.replaceState`',
    "history.replaceState({}, '', '?from=sub-app');",
    'location.search',
  ),
  storage('localStorage'),
  storage('sessionStorage'),

  {
    id: 'style-selector',
    group: 'styles',
    title: '入口 HTML 里的样式选择器',
    head: '<style>.card { color: rgb(255, 0, 0); }</style>',
    observation: { kind: 'trace', read: "getComputedStyle(document.querySelector('.card')).color" },
  },
  {
    id: 'root-variable',
    group: 'styles',
    title: '样式里的 `:root` 变量',
    head: '<style>:root { --theme: sub-app; }</style>',
    observation: {
      kind: 'trace',
      read: "getComputedStyle(document.documentElement).getPropertyValue('--theme')",
    },
  },
  {
    id: 'head-style',
    group: 'styles',
    title: '用脚本写进 `head` 的样式',
    script: `const style = document.createElement('style');
style.textContent = '.card { color: rgb(255, 0, 0); }';
document.head.append(style);`,
    observation: { kind: 'trace', read: "getComputedStyle(document.querySelector('.card')).color" },
  },
  {
    id: 'body-node',
    group: 'styles',
    title: '挂到 `body` 上的节点',
    script: `const popup = document.createElement('aside');
document.body.append(popup);`,
    observation: {
      kind: 'trace',
      read: "document.querySelectorAll('body > aside').length",
      weaklyHeld: true,
    },
  },

  activity('interval', '`setInterval`', `setInterval(() => ${beat}, 20);`, { control: 'timer' }),
  activity('timeout', '`setTimeout`', whenStarted(`setTimeout(() => ${beat}, 50);`), {
    control: 'timer',
    once: true,
  }),
  activity(
    'animation-frame',
    '`requestAnimationFrame` 循环',
    `const loop = () => {
  ${beat};
  requestAnimationFrame(loop);
};
requestAnimationFrame(loop);`,
    { control: 'frame' },
  ),
  activity('window-listener', '`window` 监听器（冒泡）', `window.addEventListener('ping', () => ${beat});`, {
    stimulus: dispatch('window'),
    control: 'timer',
  }),
  activity(
    'window-capture-listener',
    '`window` 监听器（捕获）',
    `window.addEventListener('ping', () => ${beat}, true);`,
    { stimulus: dispatch('window'), control: 'timer' },
  ),
  activity('document-listener', '`document` 监听器', `document.addEventListener('ping', () => ${beat});`, {
    stimulus: dispatch('document'),
    control: 'timer',
  }),
  activity(
    'body-listener',
    '`document.body` 监听器',
    `document.body.addEventListener('ping', () => ${beat});`,
    { stimulus: dispatch('document.body'), control: 'timer' },
  ),
  activity('on-resize', '`window.onresize` 属性', `window.onresize = () => ${beat};`, {
    stimulus: "window.dispatchEvent(new Event('resize'))",
    control: 'timer',
  }),
  activity(
    'mutation-observer',
    '`MutationObserver`',
    `new MutationObserver(() => ${beat})
  .observe(document.documentElement, { attributes: true });`,
    { stimulus: "document.documentElement.toggleAttribute('data-touched')", control: 'timer' },
  ),
  activity(
    'pending-fetch',
    '未完成的 `fetch`',
    whenStarted(`fetch(location.href).then(
    () => ${beat},
    () => Garfish.channel.emit('stopped'),
  );`),
    { control: 'response', once: true },
  ),
];
