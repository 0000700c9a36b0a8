/** The query of an address with one of its parameters set; an empty value takes it away. */
export function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
