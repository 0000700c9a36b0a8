const scriptBlock = /(<script\b[^>]*>)([^]*?)<\/script>/g;

function blank(text: string): string {
  return text.replaceAll(/[^\r\n]/g, ' ');
}

export interface VueScript {
  /** As long as the component up to its end, so that places mean the same in both; then what the compiler would add. */
  code: string;
  /** Where code stands, as offsets. */
  ranges: readonly (readonly [from: number, to: number])[];
  isTypeScript: boolean;
}

/** What a component is to those that import it, when its script does not say. */
const component = "\nexport default {} as import('vue').DefineComponent;\n";

/**
 * The script blocks of a Vue component as a module.
 *
 * `<p/><script setup>let a</script>` → spaces, `let a`, spaces, and the default export.
 */
export function scriptOfVue(source: string): VueScript {
  const ranges: [number, number][] = [];
  let code = '';
  let isTypeScript = false;
  for (const { index, 1: tag = '', 2: script = '' } of source.matchAll(scriptBlock)) {
    const from = index + tag.length;
    code += blank(source.slice(code.length, from)) + script;
    ranges.push([from, from + script.length]);
    isTypeScript ||= /\blang=["']?tsx?\b/.test(tag);
  }
  code += blank(source.slice(code.length));
  return { code: /\bexport\s+default\b/.test(code) ? code : code + component, ranges, isTypeScript };
}
