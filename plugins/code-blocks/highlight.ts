import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import { appendRun, toHtml, type Run } from './runs';

/** Grammars that `prism-react-renderer` does not bring; they add themselves to a global. */
const moreGrammars = ['bash', 'json', 'nginx'];

Reflect.set(globalThis, 'Prism', Prism);
const requireFromHere = createRequire(__filename);
for (const name of moreGrammars) requireFromHere(`prismjs/components/prism-${name}`);
Reflect.deleteProperty(globalThis, 'Prism');

/** A Vue component is markup with a script and a style sheet. */
const grammarNames: Readonly<Record<string, string>> = { vue: 'markup' };

/** The classes of `src/css/code.css`, one letter each, and Prism's token types that they colour. */
const classes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    c: ['comment', 'prolog', 'doctype', 'cdata'],
    k: ['keyword', 'atrule', 'important', 'deleted'],
    s: ['string', 'char', 'attr-value', 'template-string', 'url'],
    f: ['function', 'class-name', 'maybe-class-name'],
    n: ['number', 'boolean', 'constant', 'symbol', 'property', 'attr-name'],
    t: ['tag', 'selector', 'inserted'],
    v: ['variable', 'builtin', 'regex'],
  }).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

type Token = ReturnType<typeof Prism.tokenize>[number];

function typesOf({ type, alias }: Exclude<Token, string>): string[] {
  return [type, alias].flat();
}

function collect(runs: Run[], tokens: readonly Token[], inherited: string): void {
  for (const token of tokens) {
    if (typeof token === 'string') {
      appendRun(runs, inherited, token);
      continue;
    }
    const className = typesOf(token)
      .filter((type) => classes.has(type))
      .at(-1);
    const { content } = token;
    collect(runs, Array.isArray(content) ? content : [content], classes.get(className ?? '') ?? inherited);
  }
}

function colour(code: string, language: string): Run[] {
  const grammar = Prism.languages[grammarNames[language] ?? language];
  const runs: Run[] = [];
  collect(runs, grammar ? Prism.tokenize(code, grammar) : [code], '');
  return runs;
}

/**
 * Colours code with Prism's grammars, when the site is built. Prism rather than Shiki: it is what the theme coloured with,
 * is installed already, and gives a third of the elements, as it has no scopes within a name.
 *
 * @param language the word after the fence; one that has no grammar stays without colours
 * @returns HTML of the code's inside: text, and `<span class="k">` of the classes in `src/css/code.css`
 */
export function highlight(code: string, language: string): string {
  return toHtml(colour(code, language));
}

/** @returns the same, a line each: what is of one colour over several lines is written anew in each */
export function highlightLines(code: string, language: string): string[] {
  const lines: Run[][] = [[]];
  for (const { className, text } of colour(code, language)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ className, text: part });
    }
  }
  return lines.map(toHtml);
}
