/** Whether a cookie is taken away by being set: `max-age` counts before `expires`. */
function isExpired(attributes: readonly string[]): boolean {
  const valueOf = (name: string): string | undefined =>
    attributes.find((each) => each.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const age = Number(valueOf('max-age') ?? Number.NaN);
  if (!Number.isNaN(age)) return age <= 0;
  return Date.parse(valueOf('expires') ?? '') <= Date.now();
}

/** What stands for `document.cookie`. */
export class MemoryCookies {
  readonly #values = new Map<string, string>();

  get names(): string[] {
    return [...this.#values.keys()];
  }

  get text(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @param declaration as it is assigned to `document.cookie`: `a=1; path=/; max-age=60` */
  set(declaration: string): void {
    const [pair = '', ...attributes] = declaration.split(';').map((part) => part.trim());
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
    if (isExpired(attributes)) this.#values.delete(name.trim());
    else this.#values.set(name.trim(), value.trim());
  }
}

/** In a frame without an origin, cookies throw; where the reader lets sites store nothing, none is kept. */
export function replaceCookies(): MemoryCookies {
  const cookies = new MemoryCookies();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookies.text,
    set: (declaration: unknown) => cookies.set(String(declaration)),
  });
  return cookies;
}
