import { expect, test } from 'vitest';
import { addPolicy } from './addPolicy';
import { demoPolicy } from './policies';

test('the policy stands before everything that it governs', () => {
  const page = '<head><meta charset="utf-8" /><script src="./main.js"></script></head>';
  const html = addPolicy(page, demoPolicy);
  expect(html).toMatch(
    /^<head><meta charset="utf-8" \/><meta http-equiv="content-security-policy" content="[^"]+">/,
  );
  expect(html).toContain("script-src 'self' 'unsafe-eval'");
});

test('what a minifier left of the character set is found too', () => {
  expect(addPolicy('<head><meta charset=utf-8></head>', demoPolicy)).toContain('content-security-policy');
});

test('a page with a policy of its own keeps it', () => {
  const html = '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="x"></head>';
  expect(addPolicy(html, demoPolicy)).toBe(html);
});

test('a page without a character set is refused', () => {
  expect(() => addPolicy('<head></head>', demoPolicy)).toThrow('<meta charset="utf-8">');
});
