/** Stands in for `@docusaurus/Translate` in scripts that run without React; the messages have been translated. */
export function translate(
  { message }: { message: string },
  values: Readonly<Record<string, string | number>> = {},
): string {
  return message.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
