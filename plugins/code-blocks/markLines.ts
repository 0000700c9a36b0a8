import { highlightLines } from './highlight';

/** What can be said of a line, and its class in `src/css/code.css`. */
const classes = { mark: 'hl', ins: 'ins', del: 'del', wrong: 'wrong', focus: '' } as const;

type Kind = keyof typeof classes;

/** Of the lines beside those in focus. */
const dimmedClass = 'dim';

/** What is said of lines, by their numbers from 1. */
export type MarkedLines = ReadonlyMap<number, readonly Kind[]>;

function isKind(name: string): name is Kind {
  return Object.hasOwn(classes, name);
}

/** `1,3-5` → 1, 3, 4, 5 */
function readNumbers(text: string, lineCount: number): number[] {
  return text.split(',').flatMap((part) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && from <= to && to <= lineCount)) {
      throw new Error(`found {${text}}, expected numbers of lines from 1 to ${lineCount}, as in {1,3-5}`);
    }
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** Above a line that is wrong on purpose; `tests/content/samples.test.ts` finds the error there. */
const announcement = '// 期望报错';

/** The lines of a block that announces its error. */
export function readWrongLines(code: string): MarkedLines {
  const wrong = code.split('\n').flatMap((line, index) => (line.trim() === announcement ? [index + 2] : []));
  return new Map(wrong.map((number) => [number, ['wrong']]));
}

/**
 * Reads which lines the words after the fence mark: `{1,3-5}`, `ins={2}`, `del={1}`, `focus={3-5}`.
 *
 * @throws when a line is not there, or a word is none of these
 */
export function readMarkedLines(metastring: string, lineCount: number): MarkedLines {
  const lines = new Map<number, Kind[]>();
  for (const [, name = 'mark', numbers = ''] of metastring.matchAll(/(?:^|\s)(?:([a-z]+)=)?\{([^}]*)\}/g)) {
    if (!isKind(name)) {
      throw new Error(`found ${name}={…}, expected one of ${Object.keys(classes).join(', ')}`);
    }
    for (const number of readNumbers(numbers, lineCount)) {
      lines.set(number, [...(lines.get(number) ?? []), name]);
    }
  }
  return lines;
}

/** @returns HTML of the code's inside with an element a line, which its marks are written on */
export function markLines(code: string, language: string, lines: MarkedLines): string {
  const hasFocus = [...lines.values()].flat().includes('focus');
  return highlightLines(code, language)
    .map((html, index) => {
      const kinds = lines.get(index + 1) ?? [];
      const dimmed = hasFocus && !kinds.includes('focus') ? [dimmedClass] : [];
      const names = ['line', ...kinds.map((kind) => classes[kind]), ...dimmed].filter((name) => name !== '');
      return `<span class="${names.join(' ')}">${html}\n</span>`;
    })
    .join('');
}
