import type { Page } from '@playwright/test';
import { steps, type Step } from '../../../learn/steps';
import { readStep } from '../../../plugins/course/readStep';
import { spokenOn } from '../support/accessibility';
import { expectMissing, expectPassed, openStep } from '../support/course';
import { leaveTypesOut } from '../support/playground';
import { expect, test } from '../support/test';

type Files = Readonly<Record<string, string>>;

interface Focused {
  role: string;
  name: string;
}

/** The editor stands in a shadow root. */
function focusedOn(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    return { role: element?.getAttribute('role') ?? element?.localName ?? '', name: name.trim() };
  });
}

/** Presses a key until the focus is on what is looked for. */
async function pressUntil(page: Page, key: string, isThere: (focused: Focused) => boolean): Promise<void> {
  let focused = await focusedOn(page);
  for (let presses = 0; presses < 100 && !isThere(focused); presses += 1) {
    await page.keyboard.press(key);
    focused = await focusedOn(page);
  }
  expect(isThere(focused), `${key} leads there, not to ${JSON.stringify(focused)} only`).toBe(true);
}

/**
 * Escape, then Tab. An open list of completions takes the first Escape for itself, and the second one holds for two
 * seconds: a reader presses them again.
 */
async function leaveEditor(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press(key);
    expect((await focusedOn(page)).role).not.toBe('textbox');
  }).toPass();
}

/** Chooses each file by its tab, goes on to the editor, and replaces what stands there. */
async function replaceFiles(page: Page, files: Files, hasTypes: boolean): Promise<void> {
  for (const [file, code] of Object.entries(files)) {
    const isInEditor = (await focusedOn(page)).role === 'textbox';
    // In the editor, Tab indents.
    if (isInEditor) await leaveEditor(page, 'Shift+Tab');
    await pressUntil(page, isInEditor ? 'Shift+Tab' : 'Tab', ({ role }) => role === 'tab');
    await pressUntil(page, 'ArrowRight', ({ name }) => name === file);
    await pressUntil(page, 'Tab', ({ role }) => role === 'textbox');
    // The file comes a frame after its tab is chosen: no reader types before that.
    await expect.poll(async () => (await focusedOn(page)).name).toContain(file);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(code);
    // The button is between the editor and the tabs until then.
    if (hasTypes) await expect(page.getByRole('button', { name: /^加载类型/ })).toHaveCount(0);
  }
}

async function leaveFor(page: Page, name: RegExp): Promise<void> {
  await leaveEditor(page, 'Tab');
  await pressUntil(page, 'Tab', (focused) => name.test(focused.name));
}

interface Situation {
  step: Step;
  hasTypes: boolean;
}

/** Gives the answer that a reader may well give, hears what it lacks, and goes back to the beginning. */
async function answerWrongly(page: Page, { step, hasTypes }: Situation): Promise<void> {
  const { wrong, expected } = readStep(step);
  const [name = '', files = {}] = Object.entries(wrong)[0] ?? [];
  await replaceFiles(page, files, hasTypes);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectMissing(page, expected[name] ?? '');
  expect(await spokenOn(page)).toContain(expected[name]);
  await leaveFor(page, /^从头再来$/);
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Shift+Tab', ({ role }) => role === 'textbox');
}

async function solve(page: Page, { step, hasTypes }: Situation): Promise<void> {
  await replaceFiles(page, readStep(step).solution, hasTypes);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectPassed(page);
  expect(await spokenOn(page)).toContain(
    `第 ${steps.findIndex(({ name }) => name === step.name) + 1} 步完成`,
  );
}

/** On a phone with little data TypeScript waits. */
const widths = [
  { width: 390, height: 844, hasTypes: false },
  { width: 1440, height: 900, hasTypes: true },
];

for (const [turn, { width, height, hasTypes }] of widths.entries()) {
  test.describe(`with the keyboard alone, ${width} px wide`, () => {
    // Programs that are wrong on purpose fail in the frame's console.
    test.use({ viewport: { width, height }, expectedErrors: [/^(?:console|uncaught): /] });

    test('the whole course is solved, and what a wrong answer lacks is spoken', async ({ page }) => {
      test.setTimeout(420_000);
      expect(steps.length).toBeGreaterThanOrEqual(12);
      await openStep(page, steps[0]?.name ?? '');
      if (!hasTypes) await leaveTypesOut(page);
      for (const [index, step] of steps.entries()) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(step.title);
        // The region has to be there before what is to be spoken.
        await expect(page.getByRole('region', { name: '检查结果' }).getByRole('status')).toBeAttached();
        // The widths take turns: what is spoken is the same.
        if (index % widths.length === turn) await answerWrongly(page, { step, hasTypes });
        await solve(page, { step, hasTypes });
        await leaveFor(page, /^(?:去第 \d+ 步：|去快速开始，)/);
        await page.keyboard.press('Enter');
      }
      await expect(page).toHaveURL(/\/guide\/start$/);
      await page.goto('/learn');
      await expect(page.getByText('全部做完了。')).toBeVisible();
    });
  });
}

test('the editor says how the keyboard leaves it', async ({ page }) => {
  await openStep(page, 'mount');
  await pressUntil(page, 'Tab', ({ role }) => role === 'textbox');
  await expect(page.getByRole('textbox', { name: /main\.ts$/ })).toHaveAccessibleDescription(
    /先按 Esc 再按 Tab 离开编辑器/,
  );
});
