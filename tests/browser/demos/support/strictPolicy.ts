import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What documents of the site may do: nothing but their own files, and no `eval`. */
function strictPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'self'",
  ].join('; ');
}

/** Serves every document with the strict policy, but the demos' own pages, which carry theirs. */
export async function serveStrictly(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/demos/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html,
        headers: { ...response.headers(), 'content-security-policy': strictPolicy(html) },
      });
    },
  );
}
