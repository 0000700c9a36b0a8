import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,demos}/**/*.test.ts', 'tests/{content,tutorials}/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
