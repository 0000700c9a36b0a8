import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { toHash } from '../../../src/components/Playground/program/shareLink';
import { programOf, type Program } from '../../../src/components/Playground/program/program';
import { open } from './test';

/** The editor, once it is there to be typed into. */
export function editorOf(page: Page): Locator {
  return page.getByRole('textbox', { name: '主应用的代码 main.ts' });
}

/** The reader points at the code of a playground, or of a step of the course: its editor comes, or is there. */
export async function turnToCode(page: Page): Promise<void> {
  // What stands in the page's HTML does not hear yet.
  await expect(page.locator('[data-island]:not([data-filled])')).toHaveCount(0);
  await page.getByRole('textbox', { name: /(?:^|代码 )[\w./-]+$/ }).dispatchEvent('pointerover');
}

/** The page of the main application that the code is. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="主应用的页面"]');
}

/** What the playground says of the program: shared, not saved. */
export function noticeOf(page: Page): Locator {
  return page.locator('[data-island=Playground] > * > :is([role=status], [role=alert])');
}

export function statusOf(page: Page): Locator {
  return page.getByRole('region', { name: '预览' }).getByRole('status');
}

/** Lines of the console, with how often each came and where from. */
export function linesOn(page: Page): Locator {
  return page.getByRole('region', { name: '控制台输出' }).getByRole('log').locator(':scope > *');
}

/** What is printed, one entry a message, its values apart by spaces. */
export function printedOn(page: Page): Locator {
  return linesOn(page).locator(':scope > :first-child');
}

export async function printedTexts(page: Page): Promise<string[]> {
  const texts = await printedOn(page).allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** @param origin of the site, if it is not the one that tests share */
export async function openPlayground(page: Page, hash = '', origin = ''): Promise<void> {
  await open(page, `${origin}/playground${hash}`);
  await turnToCode(page);
  await expect(editorOf(page)).toBeVisible();
}

export async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: '运行', exact: true }).click();
}

/** Opens the playground with a program of the test, and runs it. */
export async function runProgram(page: Page, code: string, start: Partial<Program> = {}): Promise<void> {
  await openPlayground(page, toHash(programOf(code, start)));
  await run(page);
}

/**
 * As on a connection with little to be had: TypeScript waits until it is asked for. It takes the processor longer than all
 * else that most tests do; those about it are in `types.spec.ts`.
 */
export async function leaveTypesOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true });
  });
}

/** Replaces what stands in the editor, as a reader would. */
export async function typeWithTypes(page: Page, code: string): Promise<void> {
  await editorOf(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

/** The same without TypeScript. */
export async function type(page: Page, code: string): Promise<void> {
  await leaveTypesOut(page);
  await typeWithTypes(page, code);
}
