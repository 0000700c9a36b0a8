import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/chromium';

const port = 4300;

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: 'fixture sites', testMatch: 'fixtureSites.setup.ts' },
    { name: 'browser', testMatch: '**/*.spec.ts', dependencies: ['fixture sites'] },
  ],
  // The README's preview, on another port: what readers get is what is tested.
  webServer: {
    command: `npx docusaurus serve --port ${port} --no-open`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
