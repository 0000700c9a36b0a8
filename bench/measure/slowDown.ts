import type { Page } from '@playwright/test';

/** Lighthouse's slowdown for a phone. */
export const slowdown = 4;

/** Slows the processor of a page down, and says how to change that; the session has to live as long as its effect. */
export async function slowDown(page: Page, rate = slowdown): Promise<(rate: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const change = async (value: number): Promise<void> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: value });
  };
  await change(rate);
  return change;
}
