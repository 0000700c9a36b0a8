import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tools/chromium';

const port = Number(process.env['TEST_PORT'] ?? 4300);

export default defineConfig({
  fullyParallel: true,
  // More than there are cores: a third of the tests wait for a time limit, for npm or for another process.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  // Two cores may be busy with something else; what is waited for is a state, never a time.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    // Pages come from the server that a test arranges; only tests of the worker itself allow one.
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  // The long ones first, so that all workers are busy to the end. Those that depend on servers, npm and a busy machine
  // are tried again, and named when that helped; a fact that holds only the second time does not hold.
  projects: [
    {
      name: 'tutorials',
      testDir: 'tests/tutorials',
      testMatch: '**/*.spec.ts',
      timeout: 240_000,
      retries: 2,
    },
    { name: 'browser', testDir: 'tests/browser', testMatch: '**/*.spec.ts', retries: 2 },
    { name: 'facts', testDir: 'tests/facts', testMatch: '**/*.spec.ts', retries: 0 },
  ],
  // The README's preview, on another port: what readers get is what is tested.
  webServer: {
    command: `npx docusaurus serve --port ${port} --no-open`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
