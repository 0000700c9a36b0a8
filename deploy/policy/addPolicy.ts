import { addToHead } from './addToHead';
import { policyText, type Policy } from './policies';

/**
 * Writes a policy into a page, before everything that it governs. A page with a policy of its own is left alone.
 *
 * @throws when the page names no character set in its head, where the policy is put
 */
export function addPolicy(html: string, policy: Policy): string {
  if (/<meta[^>]*http-equiv=["']?content-security-policy/i.test(html)) return html;
  return addToHead(html, `<meta http-equiv="content-security-policy" content="${policyText(policy)}">`);
}
