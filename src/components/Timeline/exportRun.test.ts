import { expect, it } from 'vitest';
import { toMarkdown, toMermaid, type ToldEvent } from './exportRun';

const words = {
  time: '时间',
  name: '名称',
  arguments: '参数',
  meaning: '说明',
  mainApp: '主应用',
  subApp: '子应用',
};

function told(event: Partial<ToldEvent>): ToldEvent {
  return { kind: 'hook', name: '', time: '1.0 ms', arguments: [], app: '', sentence: '', ...event };
}

const run = [
  told({ kind: 'call', name: 'app.mount()' }),
  told({ name: 'beforeMount', arguments: ['cacheMode: false（挂载）'], sentence: '挂载 | 显示' }),
  told({ kind: 'provider', name: 'provider.render', arguments: ['isMount: true'], app: '"a;b#c"' }),
];

it('as Markdown: a table whose cells cannot leave it', () => {
  expect(toMarkdown([...run, told({ name: 'a`|b\nc' })], words)).toMatchInlineSnapshot(`
    "| 时间 | 名称 | 参数 | 说明 |
    | ---: | --- | --- | --- |
    | 1.0 ms | \`app.mount()\` |  |  |
    | 1.0 ms | \`beforeMount\` | cacheMode: false（挂载） | 挂载 \\| 显示 |
    | 1.0 ms | \`provider.render\` | isMount: true |  |
    | 1.0 ms | \`\` a\`\\|b c \`\` |  |  |
    "
  `);
});

it('as a Mermaid sequence: calls go in, hooks come back, each provider is a participant', () => {
  expect(toMermaid(run, words)).toMatchInlineSnapshot(`
    "sequenceDiagram
      participant main as 主应用
      participant garfish as Garfish
      participant app0 as 子应用 "a#59;b#35;c"
      main->>garfish: app.mount()
      garfish-->>main: beforeMount (cacheMode: false（挂载）)
      garfish->>app0: provider.render (isMount: true)
    "
  `);
});

it('nothing in a text ends its line of Mermaid', () => {
  const diagram = toMermaid([told({ name: 'end; loop\n%% #<b>' })], words);
  expect(diagram.split('\n').slice(3)).toEqual([
    '  garfish-->>main: end#59; loop #37;#37; #35;#60;b#62;',
    '',
  ]);
});
