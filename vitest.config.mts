import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // As Docusaurus has it.
  resolve: { alias: { '@site': import.meta.dirname } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{bench,demos,deploy,facts,plugins,src,tests,tools}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'tests/.fixtures/**'],
    testTimeout: 60_000,
    // What a test replaces it puts back; loading TypeScript and the plugins anew for each file costs a third of the run.
    isolate: false,
  },
});
