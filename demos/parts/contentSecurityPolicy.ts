/**
 * The policy that every demo page carries, each source with its reason. Documents of the site have a stricter one
 * and embed these pages as frames.
 */
const directives = {
  'default-src': "'none'",
  // Garfish runs the sub-apps' code by an indirect `eval`.
  'script-src': "'self' 'unsafe-eval'",
  // Garfish turns the sub-apps' linked styles into `<style>` elements.
  'style-src': "'self' 'unsafe-inline'",
  // Garfish fetches the sub-apps' files.
  'connect-src': "'self'",
  // A host with routes, opened alone, shows itself in a frame.
  'frame-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const contentSecurityPolicy = Object.entries(directives)
  .map(([name, sources]) => `${name} ${sources}`)
  .join('; ');

/**
 * Writes the policy into a page, before anything it governs. A page with a policy of its own is left alone.
 *
 * @throws when the page names no character set in its head, where the policy is put
 */
export function addPolicy(html: string): string {
  if (/http-equiv=["']?content-security-policy/i.test(html)) return html;
  const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;
  if (!charset.test(html)) throw new Error('A demo page has to begin its head with <meta charset="utf-8">');
  const policy = `<meta http-equiv="content-security-policy" content="${contentSecurityPolicy}">`;
  return html.replace(charset, (match) => `${match}${policy}`);
}
