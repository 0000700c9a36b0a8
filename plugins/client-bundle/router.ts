const condition = "siteConfig.future.experimental_router === 'hash'";

/**
 * Docusaurus' entry without the router for addresses like `#/guide`, which this site does not have.
 *
 * @throws when the code does not choose between two routers
 */
export function withoutHashRouter(code: string): string {
  if (!code.includes(condition)) throw new Error(`found no ${condition}, expected it in Docusaurus' entry`);
  return code.replace(condition, 'false');
}
