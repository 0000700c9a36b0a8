import type { Locator, Page } from '@playwright/test';
import { expect, open } from './test';

export function doctorOn(page: Page): Locator {
  return page.getByRole('group', { name: '接入体检' });
}

export function statusOf(page: Page): Locator {
  return doctorOn(page).getByRole('status');
}

/** @param origin of the site, if it is not the one that tests share */
export async function openDoctor(page: Page, query = '', origin = ''): Promise<void> {
  await open(page, `${origin}/doctor${query}`);
  await doctorOn(page).scrollIntoViewIfNeeded();
}

export async function waitForReport(page: Page): Promise<void> {
  await expect(statusOf(page)).toHaveAttribute('data-status', 'done', { timeout: 120_000 });
}

/** Examines the sub-app at an address, and waits for the report. */
export async function examine(page: Page, entry: string, props = ''): Promise<void> {
  const form = doctorOn(page);
  await form.getByLabel('子应用的入口地址').fill(entry);
  await form
    .locator('details')
    .first()
    .evaluate((details) => details.setAttribute('open', ''));
  await form.getByLabel('props（JSON 对象）').fill(props);
  await form.getByRole('button', { name: '开始体检' }).click();
  await waitForReport(page);
}

export interface ReadFinding {
  check: string;
  severity: string;
  text: string;
}

/** The findings of the report, in their order. */
export async function findingsOn(page: Page): Promise<ReadFinding[]> {
  return doctorOn(page)
    .locator('[data-check]')
    .evaluateAll((items) =>
      items.map((item) => ({
        check: item.getAttribute('data-check') ?? '',
        severity: item.getAttribute('data-severity') ?? '',
        text: item.textContent,
      })),
    );
}
