import { expect, type Locator, type Page } from '@playwright/test';
import { leaveTypesOut, turnToCode } from './playground';
import { open } from './test';

/**
 * Opens a step with its editor.
 *
 * @param origin of the site, if it is not the one that tests share
 */
export async function openStep(page: Page, name: string, origin = ''): Promise<void> {
  await open(page, `${origin}/learn/${name}`);
  await turnToCode(page);
  await expect(exerciseOf(page).getByRole('textbox', { name: /代码/ })).toBeVisible();
}

export function exerciseOf(page: Page): Locator {
  return page.getByRole('region', { name: '练习' });
}

export function resultsOf(page: Page): Locator {
  return page.getByRole('region', { name: '检查结果' });
}

/** Replaces files as a reader would, without TypeScript: chooses each, and types. */
export async function fillIn(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const exercise = exerciseOf(page);
  await leaveTypesOut(page);
  for (const [file, code] of Object.entries(files)) {
    await exercise.getByRole('tab', { name: file, exact: true }).click();
    const editor = exercise.getByRole('textbox', {
      name: new RegExp(`${file.replaceAll('.', String.raw`\.`)}$`),
    });
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(code);
  }
}

export async function check(page: Page): Promise<void> {
  await exerciseOf(page).getByRole('button', { name: '运行并检查' }).click();
}

/** The check is over, and said this. */
export async function expectMissing(page: Page, message: string): Promise<void> {
  await expect(resultsOf(page).locator('[data-outcome=missed]')).toContainText(message, { timeout: 20_000 });
}

export async function expectPassed(page: Page): Promise<void> {
  await expect(resultsOf(page)).toContainText('全部通过', { timeout: 20_000 });
}
