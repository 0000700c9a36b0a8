import {
  compileScript as compileSetup,
  compileStyle,
  compileTemplate,
  parse,
  type SFCDescriptor,
  type SFCScriptBlock,
} from 'vue/compiler-sfc';
import { checksum } from '../program/checksum';
import type { FileKind } from '../files/paths';
import { compileScript, type CompiledFile } from './compileScript';
import { FaultError } from './result';

/** The compiler's own error, which says where in one of two ways. */
interface VueError {
  message: string;
  loc?: { start?: { line: number; column: number } } | undefined;
  pos?: number;
}

/** Only the first line is the message; a frame of code follows. */
function faultOf(error: VueError | string, file: string, source: string, start = 0): FaultError {
  const { message, loc, pos } = typeof error === 'string' ? { message: error } : error;
  const [firstLine = ''] = message.replace('[vue/compiler-sfc] ', '').split('\n', 1);
  const before = pos === undefined ? '' : source.slice(0, start + pos);
  const lines = before.split('\n');
  const position = loc?.start ?? { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  // A script's parser adds its own place, within the script: `Unexpected token (1:10)`.
  return new FaultError({
    message: `SyntaxError: ${firstLine.replace(/ \(\d+:\d+\)$/, '')}`,
    position: { file, line: position.line, column: position.column },
  });
}

function isVueError(error: unknown): error is VueError {
  return error instanceof Error;
}

const component = '__component__';

interface ScriptBlock {
  content: string;
  /** From the content back to the file. */
  map: SFCScriptBlock['map'];
  language: FileKind;
}

/** The component's script, with its template inlined where it is `<script setup>`. */
function scriptOf(descriptor: SFCDescriptor, file: string, id: string): ScriptBlock {
  const { script, scriptSetup, source } = descriptor;
  const block = scriptSetup ?? script;
  if (!block) return { content: `const ${component} = {};`, map: undefined, language: 'js' };
  try {
    const { content, map } = compileSetup(descriptor, { id, genDefaultAs: component, inlineTemplate: true });
    const language = block.lang === 'tsx' || block.lang === 'jsx' ? block.lang : 'ts';
    return { content, map, language };
  } catch (error) {
    throw faultOf(isVueError(error) ? error : String(error), file, source, block.loc.start.offset);
  }
}

/** The template of a component without `<script setup>`, as a function of its own. */
function templateOf({ template, source }: SFCDescriptor, file: string, id: string, scoped: boolean): string {
  if (!template) return '';
  const { code, errors } = compileTemplate({
    id,
    filename: file,
    source: template.content,
    scoped,
    ...(template.ast && { ast: template.ast }),
    compilerOptions: { scopeId: `data-v-${id}` },
  });
  const [first] = errors;
  if (first) throw faultOf(first, file, source);
  return `${code.replace('export function render', 'function render')}\n${component}.render = render;\n`;
}

function cssOf({ styles, source }: SFCDescriptor, file: string, id: string): string {
  return styles
    .map(({ content, scoped = false, lang, module, loc }) => {
      if (lang !== undefined && lang !== 'css') {
        throw faultOf({ message: `演练场不编译 <style lang="${lang}">，请写 CSS`, loc }, file, source);
      }
      if (module) throw faultOf({ message: '演练场不支持 <style module>，请用 scoped', loc }, file, source);
      const { code, errors } = compileStyle({ source: content, filename: file, id: `data-v-${id}`, scoped });
      const [first] = errors;
      if (first) throw faultOf({ message: first.message, loc }, file, source);
      return code;
    })
    .join('\n');
}

/**
 * Compiles a single-file component to CommonJS.
 *
 * @throws FaultError
 */
export function compileVue(source: string, file: string): CompiledFile {
  const { descriptor, errors } = parse(source, { filename: file, sourceMap: true });
  const [first] = errors;
  if (first) throw faultOf(first, file, source);
  const id = checksum(new TextEncoder().encode(file));
  const scoped = descriptor.styles.some((style) => style.scoped);
  const { content, map, language } = scriptOf(descriptor, file, id);
  const parts = [content, '\n'];
  if (!descriptor.scriptSetup) parts.push(templateOf(descriptor, file, id, scoped));
  if (scoped) parts.push(`${component}.__scopeId = 'data-v-${id}';\n`);
  parts.push(`export default ${component};\n`);
  const compiled = compileScript(parts.join(''), file, language);
  return {
    ...compiled,
    maps: map ? [...compiled.maps, JSON.stringify(map)] : [],
    css: cssOf(descriptor, file, id),
  };
}
