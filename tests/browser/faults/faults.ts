import type { Page, Route } from '@playwright/test';
import { holdBack } from '../support/loading';

/** What can become of a request, beside its answer. */
export const faultNames = [
  'aborted',
  '404',
  '500',
  'truncated',
  'a page instead',
  'sent as text',
  'late',
] as const;
export type FaultName = (typeof faultNames)[number];

const answers: Record<Exclude<FaultName, 'late'>, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort(),
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
  '500': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'error' }),
  truncated: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // Without the other headers: with its validator the browser would keep the half.
    const contentType = response.headers()['content-type'] ?? '';
    await route.fulfill({ contentType, body: text.slice(0, text.length / 2) });
  },
  'a page instead': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>登录' }),
  // Whole, by a server that does not know the file's type, and asks browsers to rely on what it says.
  'sent as text': async (route) => {
    const response = await route.fetch();
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
    await route.fulfill({ headers, body: await response.body() });
  },
};

/**
 * Has a fault befall some files.
 *
 * @returns ends it; what was late arrives
 */
export async function befall(
  page: Page,
  files: string | RegExp,
  fault: FaultName,
): Promise<() => Promise<void>> {
  if (fault === 'late') {
    const gate = await holdBack(page, files);
    return async () => {
      gate.open();
      await gate.opened;
    };
  }
  await page.route(files, answers[fault]);
  return () => page.unrouteAll({ behavior: 'wait' });
}
