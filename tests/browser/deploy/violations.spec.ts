import { steps } from '../../../learn/steps';
import { readStep } from '../../../plugins/course/readStep';
import { serveWithNginx, type RunningNginx } from '../../../tools/serveWithNginx';
import { check, expectPassed, fillIn, openStep } from '../support/course';
import { doctorOn, openDoctor, statusOf as statusOfDoctor, waitForReport } from '../support/doctor';
import { openPlayground, previewOf, run } from '../support/playground';
import { expect, test } from '../support/test';
import { reportedViolations } from '../support/violations';

// What the reader runs is told to fail, and says so in the console; violations are counted here by themselves.
test.use({ expectedErrors: [/^(?:console|uncaught): /] });

let nginx: RunningNginx;
test.beforeAll(async () => {
  nginx = await serveWithNginx();
});
test.afterAll(() => nginx.stop());

test('a violation in a frame is seen', async ({ page }) => {
  const violations = reportedViolations(page);
  await page.goto(`${nginx.origin}/demos/hosts/runner/index.htm`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'void 0';
    document.body.append(script);
  });
  await expect.poll(() => violations).toEqual([expect.stringContaining('inline script')]);
});

test('the doctor breaks no policy, with an app that works and with one that does not', async ({ page }) => {
  const violations = reportedViolations(page);
  await openDoctor(page, '', nginx.origin);
  for (const [name, outcome] of [
    ['试一个坏的', '接入会失败'],
    ['试一个正常的', '可以接入'],
  ] as const) {
    await doctorOn(page).getByRole('button', { name }).click();
    await waitForReport(page);
    await expect(statusOfDoctor(page)).toContainText(outcome);
  }
  expect(violations).toEqual([]);
});

// What else the steps do, `learn/steps.spec.ts` watches.
test('a step of the course breaks no policy with the types of its code', async ({ page }) => {
  const violations = reportedViolations(page);
  const [step] = steps;
  if (!step) throw new Error('The course has no step.');
  await openStep(page, step.name, nginx.origin);
  await fillIn(page, readStep(step).solution);
  await page.getByRole('button', { name: /^加载类型/ }).click();
  await expect(page.getByText('类型已加载，没有错误')).toBeVisible();
  await check(page);
  await expectPassed(page);
  expect(violations).toEqual([]);
});

test('the playground breaks no policy with a project of React and Vue', async ({ page }) => {
  const violations = reportedViolations(page);
  await openPlayground(page, '', nginx.origin);
  await page
    .getByRole('combobox', { name: '打开' })
    .selectOption({ label: 'React 与 Vue：按路由切换，源码都在这里' });
  await run(page);
  await expect(previewOf(page).getByRole('heading', { name: 'React 子应用 react' })).toBeVisible();
  await previewOf(page).getByRole('button', { name: '/vue' }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'Vue 子应用 vue' })).toBeVisible();
  expect(violations).toEqual([]);
});
