import type { Page } from '@playwright/test';
import { holdBack } from '../support/loading';
import { openPlayground, previewOf, printedOn, run, runProgram, statusOf } from '../support/playground';
import { expect, test } from '../support/test';

test.use({ expectedErrors: [/Failed to load resource|Unexpected|Invalid or unexpected token/] });

const notLoaded = '预览页面还没有加载出来。请检查网络，再按“运行”重新加载。';

/** Runs the code; once the preview has asked for `file`, the time is over for which the page waits for it. */
async function runOutOfPatience(page: Page, file: string): Promise<void> {
  const asked = page.waitForRequest(`**/demos/hosts/playground/${file}`);
  await run(page);
  await asked;
  await page.clock.runFor(7_000);
}

for (const file of ['index.htm', 'main.js']) {
  test(`${file} of the preview, late: says so, and runs when it has come`, async ({ page }) => {
    await page.clock.install();
    await openPlayground(page);
    const gate = await holdBack(page, `**/demos/hosts/playground/${file}`);
    await runOutOfPatience(page, file);
    await expect(statusOf(page)).toHaveText(notLoaded);
    gate.open();
    await expect(previewOf(page).getByRole('button', { name: /^点击/ })).toBeVisible();
    await expect(statusOf(page)).toHaveText('代码已执行到末尾，预览仍然可以操作。');
  });
}

test('a preview that has answered, and does not any more, is told from one that did not load', async ({
  page,
}) => {
  // As with a program that never ends, but where the browser runs the frame in the page's process too.
  await page.addInitScript(() => {
    if (window.parent === window) return;
    const original: unknown = Reflect.get(MessagePort.prototype, 'postMessage');
    if (typeof original !== 'function') throw new TypeError('No ports.');
    let hasEnded = false;
    MessagePort.prototype.postMessage = function untilTheEnd(this: MessagePort, ...parameters: unknown[]) {
      if (!hasEnded) Reflect.apply(original, this, parameters);
      hasEnded ||= JSON.stringify(parameters[0]).includes('"ended"');
    };
  });
  await runProgram(page, 'console.log(1);');
  await expect(statusOf(page)).toHaveText(
    '预览已经 5 秒没有回应，代码里可能有死循环，或者内存不够。可以按“停止”。',
  );
});

test('an address that the browser refuses ends the run with its error', async ({ page }) => {
  // What a link or a later version of the page may ask for is the frame's to survive.
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const original: unknown = Reflect.get(MessagePort.prototype, 'postMessage');
    if (typeof original !== 'function') throw new TypeError('No ports.');
    MessagePort.prototype.postMessage = function withForeignAddress(this: MessagePort, message: unknown) {
      const request: unknown =
        typeof message === 'object' && message !== null ? Reflect.get(message, 'request') : undefined;
      if (typeof request === 'object' && request !== null)
        Reflect.set(request, 'address', '//evil.example/x');
      Reflect.apply(original, this, [message]);
    };
  });
  await openPlayground(page);
  await run(page);
  await expect(printedOn(page)).toHaveText([/未捕获的异常\s*SecurityError: .*evil\.example/s]);
  await expect(statusOf(page)).toHaveText('代码出错，没有执行到末尾；预览仍然可以操作。');
});
