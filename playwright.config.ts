import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/chromium';

const port = Number(process.env['TEST_PORT'] ?? 4300);

export default defineConfig({
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // Two cores may be busy with something else; what is waited for is a state, never a time.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'fixture sites', testDir: 'tests/browser', testMatch: 'fixtureSites.setup.ts' },
    { name: 'browser', testDir: 'tests/browser', testMatch: '**/*.spec.ts', dependencies: ['fixture sites'] },
    { name: 'facts', testDir: 'tests/facts', testMatch: '**/*.spec.ts' },
    {
      name: 'tutorials',
      testDir: 'tests/tutorials',
      testMatch: '**/*.spec.ts',
      timeout: 240_000,
      // One at a time: several tutorials name the same ports.
      workers: 1,
    },
  ],
  // The README's preview, on another port: what readers get is what is tested.
  webServer: {
    command: `npx docusaurus serve --port ${port} --no-open`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
