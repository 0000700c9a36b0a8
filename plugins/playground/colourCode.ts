import { highlightCode, tagHighlighter } from '@lezer/highlight';
import { codeColours } from '../../src/components/Playground/Editor/codeColours';
import { grammarOf } from '../../src/components/Playground/Editor/languages';
import { appendRun, toHtml, type Run } from '../code-blocks/runs';

/** The classes of `src/css/code.css`: each is the first letter of its colour's name. */
const letters = tagHighlighter(
  Object.entries(codeColours).map(([name, tag]) => ({ tag, class: name.charAt(0) })),
);

/**
 * Colours a file as the playground's editor does, when the site is built: what stands there until the editor comes changes no
 * colour when it has come.
 *
 * @param path of the file, whose ending says its language; one that has no grammar stays without colours
 * @returns HTML of the code's inside
 */
export async function colourCode(path: string, code: string): Promise<string> {
  const runs: Run[] = [];
  const grammar = await grammarOf(path);
  if (!grammar) return toHtml([{ className: '', text: code }]);
  highlightCode(
    code,
    grammar.language.parser.parse(code),
    letters,
    (text, className) => appendRun(runs, className, text),
    () => appendRun(runs, '', '\n'),
  );
  return toHtml(runs);
}
