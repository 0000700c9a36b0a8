/** Whether a value that somebody else made, such as JSON, has members; a list has, too. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
