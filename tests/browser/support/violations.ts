import type { Page } from '@playwright/test';

/** What breaks a policy from now on, in the page or in any of its frames, as the browser says it in the console. */
export function reportedViolations(page: Page): readonly string[] {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  return violations;
}
