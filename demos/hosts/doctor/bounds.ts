/** How long an examination waits, and how much it takes: `docs/doctor.mdx` and the reports say the same. */
export const bounds = {
  /** In seconds: a file, unless the browser is asking the reader about it; a step. */
  file: 15,
  step: 6,
  /** The plugin compiles every module before it gives the thread back. */
  stepWithPlugin: 12,
  unanswered: 6,
  unansweredWithPlugin: 20,
  files: 600,
  megabytes: 30,
} as const;
