import { expect, test } from 'vitest';
import { readEntries } from './readEntries';

const issues = `---
title: 常见问题
---

## 加载 {/* #load */}

### 跨域：\`Failed to fetch\` {/* #cors */}

- 现象：<Fact id="x">浏览器打印 \`blocked by CORS policy\`</Fact>，见[下一条](#next)，\`const a = 1\` 不是报错。
- 原因：没有响应头。常见情形：
  - 一种。
  - 另一种，\`<Fact\` 写在代码里。
- 怎样确认：看网络面板。
- 解决办法：加响应头。

{/* 也认得：\`Load failed here\`、\`\`a \`quoted\` word\`\` */}

### 没有报错的问题 {/* #quiet */}

\`\`\`md
### \`Not a heading\` {/* #not-a-heading */}

- 原因：代码块里的不算。
- 解决办法：代码块里的不算。
\`\`\`
`;

const errors = `
### \`Load failed\`、\`Load has failed\` {/* #load-failed */}

- 来源包：浏览器
- 类型：抛出 \`TypeError\`
- 触发条件：跨域。
- 解决办法：见 [跨域](/issues#cors)。

### 编译失败 {/* #compile */}

- 来源包：\`@garfish/core\`
- 类型：抛出

| 原因 | 触发条件 | 解决办法 |
| --- | --- | --- |
| \`comment missing\` | 没有结束 | 补上 \`*/\` |
| 没有原文 | 不收录 | 不收录 |
`;

const others = `
### \`Script error.\` {/* #script-error */}

- 来源包：React
- 类型：抛出
- 触发条件：与它无关，见[上一条](#before)。
- 解决办法：忽略。
`;

test('messages with what the pages say of them; where one only points to an answer, with the answer', () => {
  expect(readEntries(errors, issues, others)).toEqual([
    {
      place: 'errors#load-failed',
      title: '`Load failed`、`Load has failed`',
      messages: ['Load failed', 'Load has failed'],
      cause: '跨域。',
      check: '看网络面板。',
      fix: '加响应头。见 [跨域](/issues#cors)。',
      isForeign: true,
    },
    {
      place: 'errors#compile',
      title: '`comment missing`',
      messages: ['comment missing'],
      cause: '没有结束',
      fix: '补上 `*/`',
    },
    {
      place: 'errors/others#script-error',
      title: '`Script error.`',
      messages: ['Script error.'],
      cause: '与它无关，见[上一条](/errors/others#before)。',
      fix: '忽略。',
    },
    {
      place: 'issues#cors',
      title: '跨域：`Failed to fetch`',
      messages: ['Failed to fetch', 'blocked by CORS policy', 'Load failed here', 'a `quoted` word'],
      cause: '没有响应头。常见情形： 一种。 另一种，`<Fact` 写在代码里。',
      check: '看网络面板。',
      fix: '加响应头。',
    },
  ]);
});

test('links within a page name it: the answer is shown on another', () => {
  const [entry] = readEntries('', issues.replace('没有响应头。', '没有响应头，见[下一条](#next)。'), '');
  expect(entry?.cause).toContain('见[下一条](/issues#next)。');
});
