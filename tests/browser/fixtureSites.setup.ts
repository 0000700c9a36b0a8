import { expect, test } from '@playwright/test';
import { buildFixtureSite } from '../fixtureSite';

test.setTimeout(240_000);

test('site with another base URL, system colour mode and monitoring', async () => {
  const { exitCode, output } = await buildFixtureSite('other-base-url', {
    BASE_URL: '/docs/',
    MONITORING_SRC: 'http://127.0.0.1:4390/monitor.js',
    MONITORING_BID: 'garfish_docs',
  });
  expect(exitCode, output).toBe(0);
});

test('site with a dropdown, two versions, no colour switch and a page that crashes', async () => {
  const { exitCode, output } = await buildFixtureSite('alternative-options');
  expect(exitCode, output).toBe(0);
});
