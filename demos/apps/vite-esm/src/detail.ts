/** Says which file this module was loaded from. */
export function describeModule(): string {
  const file = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
  return `按需加载的模块：${file}`;
}
