/** Declarations without the comments that fill lines of their own. Directives, which begin with `///`, and licences, which begin with `/*!`, stay. */
export function withoutBlockComments(declarations: string): string {
  return declarations.replaceAll(/^[ \t]*\/\*(?!!)[^]*?\*\/[ \t]*\r?\n/gm, '');
}
