import type { Browser } from '@playwright/test';
import { fastLine, type Answer } from '../serveSlowly';
import type { ByteKind, Bytes, Transfer } from '../../src/data/benchmarkFormat';
import type { MeasuredSite } from '../sites/measuredSite';

const idle = 5_000;

function kindOf({ contentType }: Answer): ByteKind {
  if (contentType.includes('html')) return 'html';
  if (contentType.includes('javascript')) return 'script';
  if (contentType.includes('css')) return 'style';
  return contentType.includes('font') ? 'font' : 'other';
}

function total(answers: readonly Answer[]): Transfer {
  return { bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), requests: answers.length };
}

function totalByKind(answers: readonly Answer[]): Record<ByteKind, number> {
  const kinds: Record<ByteKind, number> = { html: 0, script: 0, style: 0, font: 0, other: 0 };
  for (const answer of answers) kinds[kindOf(answer)] += answer.bytes;
  return kinds;
}

/** Opens a page on a wide screen with an empty cache and counts what the server sends. */
export async function measureBytes(
  browser: Browser,
  { server, controls }: MeasuredSite,
  pathname: string,
): Promise<Bytes> {
  server.useLine(fastLine);
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ locale: 'zh-CN', colorScheme: 'dark', viewport });
  try {
    const page = await context.newPage();
    server.reset();
    await page.goto(`${server.origin}${pathname}`, { waitUntil: 'load', timeout: 30_000 });
    const needed = server.answers().filter(({ isPrefetch }) => !isPrefetch);
    await page.waitForTimeout(idle);
    const afterIdle = total(server.answers());
    const { press, key } = controls.presses.colour;
    const control = page.locator(press).filter({ visible: true }).first();
    await (key ? control.press(key) : control.click());
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idle / 2);
    return {
      firstLoad: { ...total(needed), kinds: totalByKind(needed) },
      afterIdle,
      afterInteraction: total(server.answers()),
    };
  } finally {
    await context.close();
  }
}
