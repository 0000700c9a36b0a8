import { linesOn, runProgram } from '../support/playground';
import { expect, test } from '../support/test';

interface SubAppFailure {
  name: string;
  files: Readonly<Record<string, string>>;
  message: string;
  place: string;
}

const vueMain = `import { createApp } from 'vue';
import App from './App.vue';

export const provider = () => ({
  render: ({ dom }: { dom: Element }) => void createApp(App).mount(dom),
  destroy: () => undefined,
});
`;

const subAppFailures: readonly SubAppFailure[] = [
  {
    name: 'what only the browser’s parser sees',
    files: { 'order/main.ts': 'export const provider = 1;\n\nconsole.log(import.meta.env);\n' },
    message: "SyntaxError: Cannot use 'import.meta' outside a module",
    place: 'order/main.ts:3:20',
  },
  {
    name: 'what a component of Vue throws',
    files: {
      'order/main.ts': vueMain,
      'order/App.vue':
        '<script setup lang="ts">\nconst order: { id?: { no: number } } = {};\nconst no = order.id!.no;\n</script>\n\n<template><p>{{ no }}</p></template>\n',
    },
    message: 'TypeError: Cannot read properties of undefined',
    place: 'order/App.vue:3:22',
  },
];

test.use({ expectedErrors: [/import\.meta|Cannot read properties|provider/] });

for (const { name, files, message, place } of subAppFailures) {
  test(`${name} is named with its place`, async ({ page }) => {
    await runProgram(page, '', {
      files: {
        'main.ts':
          "import Garfish from 'garfish';\nGarfish.run({ domGetter: '#subapp', apps: [{ name: 'order', activeWhen: '/', entry: 'https://order.example.com/' }] });\n",
        'order/index.html': '<div id="root"></div>\n<script src="./main.ts"></script>',
        ...files,
      },
    });
    const line = linesOn(page).filter({ hasText: message }).filter({ hasText: place });
    await expect(line).toHaveCount(1);
  });
}
