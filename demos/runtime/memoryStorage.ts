class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  clear(): void {
    this.#items.clear();
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  setItem(key: string, value: unknown): void {
    this.#items.set(key, String(value));
  }
}

/** The items are properties, too, as in the browser's own: programs list them with `Object.keys`. */
function withItemsAsProperties(storage: MemoryStorage): Storage {
  const itemOf = (key: string | symbol): string | undefined =>
    typeof key === 'string' && !(key in storage) ? (storage.getItem(key) ?? undefined) : undefined;
  return new Proxy(storage, {
    get: (_, key) => {
      const own: unknown = Reflect.get(storage, key);
      return typeof own === 'function' ? (own.bind(storage) as unknown) : (own ?? itemOf(key));
    },
    has: (_, key) => key in storage || itemOf(key) !== undefined,
    set: (_, key, value: unknown) => {
      storage.setItem(String(key), value);
      return true;
    },
    deleteProperty: (_, key) => {
      storage.removeItem(String(key));
      return true;
    },
    ownKeys: () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
    getOwnPropertyDescriptor: (_, key) => {
      const value = itemOf(key);
      return value === undefined
        ? undefined
        : { value, writable: true, enumerable: true, configurable: true };
    },
  });
}

/** Where reading `localStorage` throws, as in a frame without an origin; Garfish reads it. Call this before anything else. */
export function replaceStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const value = withItemsAsProperties(new MemoryStorage());
    Object.defineProperty(window, name, { value, configurable: true });
  }
}
