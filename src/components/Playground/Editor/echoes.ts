/**
 * Tells a text that comes back to the editor from a new one: what is typed goes to whoever holds the text, and comes back
 * later than what is typed next.
 */
export function createEchoes() {
  /** What has not come back yet, oldest first. */
  let expected: string[] = [];
  return {
    expect: (code: string): void => {
      expected.push(code);
    },
    /** What was typed before it does not come any more. After a text that is new, nothing does. */
    isEcho: (code: string): boolean => {
      const place = expected.lastIndexOf(code);
      expected = place < 0 ? [] : expected.slice(place + 1);
      return place >= 0;
    },
    forget: (): void => {
      expected = [];
    },
  };
}
