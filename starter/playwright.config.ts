import { defineConfig } from '@playwright/test';

/** 先 `npm run build` 与 `npm run build:alone`：测试打开的是上线的那一份产物。开发服务器占着同样的端口，要先停掉。 */
export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: 'http://127.0.0.1:8080',
    // 用系统里的 Chromium：CHROMIUM_PATH=/usr/bin/chromium npm run e2e；
    // 没有写时用 npx playwright install chromium 下载的
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  webServer: { command: 'npm run preview', url: 'http://127.0.0.1:8080', reuseExistingServer: false },
});
