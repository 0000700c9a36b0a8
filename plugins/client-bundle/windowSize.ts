import { narrowScreen } from '../../src/pageScript/width';

const condition = 'window.innerWidth > desktopBreakpoint';

/**
 * Docusaurus' hook that tells a wide window from a narrow one, by the question that style sheets ask (`page-styles/widthsInEm`).
 *
 * @throws when the code does not compare a width
 */
export function withWidthInEm(code: string): string {
  if (!code.includes(condition)) throw new Error(`found no ${condition}, expected it in useWindowSize`);
  return code.replace(condition, `!window.matchMedia('${narrowScreen}').matches`);
}
