import type { LifecycleTexts } from './lifecycleTexts';

/** Sections of the page that have a table of hooks or functions. */
const sections = ['global-hooks', 'app-hooks', 'provider-functions'];

const column = '时机';

/** Of the sentence that says what a script without an address is. */
const noUrlFact = 'lifecycle.onload-eval';

function cellsOf(row: string): string[] {
  return row
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Name and sentence of each row below the heading with this anchor. */
function readTable(mdx: string, file: string, anchor: string): (readonly [string, string])[] {
  const [, below = ''] = mdx.split(`{/* #${anchor} */}`);
  const [head, , ...rows] = (below.split(/^#/m)[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const index = cellsOf(head ?? '').indexOf(column);
  if (index < 0) {
    throw new Error(`${file}#${anchor}: found no table with the column ${column}, expected one`);
  }
  return rows.map((row) => {
    const cells = cellsOf(row);
    const [, name] = /^`(\w+)`$/.exec(cells[0] ?? '') ?? [];
    const sentence = cells[index];
    if (!name || !sentence)
      throw new Error(`${file}#${anchor}: found ${row}, expected one name and its ${column}`);
    return [name, sentence];
  });
}

/**
 * Takes what a timeline says of its events from the page that explains them.
 *
 * @param mdx docs/guide/lifecycle.mdx
 * @param file how an error names it
 * @throws when a table, one of its sentences or the fact about scripts without an address is not there
 */
export function readLifecycleTexts(mdx: string, file: string): LifecycleTexts {
  const [, noUrl] = new RegExp(`<Fact id="${noUrlFact}">(.*?)</Fact>`).exec(mdx) ?? [];
  if (noUrl === undefined) throw new Error(`${file}: found no <Fact id="${noUrlFact}">, expected one`);
  return { moments: Object.fromEntries(sections.flatMap((anchor) => readTable(mdx, file, anchor))), noUrl };
}
