import { policyText, type Policy } from './policies';

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Writes a policy into a page, before everything that it governs. A page with a policy of its own is left alone.
 *
 * @throws when the page names no character set in its head, where the policy is put
 */
export function addPolicy(html: string, policy: Policy): string {
  if (/<meta[^>]*http-equiv=["']?content-security-policy/i.test(html)) return html;
  if (!charset.test(html)) {
    throw new Error(
      'found a page whose head has no <meta charset="utf-8">, expected one: its policy follows it',
    );
  }
  const element = `<meta http-equiv="content-security-policy" content="${policyText(policy)}">`;
  return html.replace(charset, (match) => match + element);
}
