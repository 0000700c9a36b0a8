/** `Object.fromEntries` forgets the names; here they are kept, in one place for all. */
function fromEntries<Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): Record<Name, Value> {
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/**
 * A value for each name.
 *
 * @param names all of their kind
 */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Values that are waited for, made beside each other. */
export async function recordOfAll<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> {
  return fromEntries(await Promise.all(names.map(async (name) => [name, await make(name)] as const)));
}

/** Values that are waited for, made one after the other, so that none disturbs another. */
export async function recordInTurn<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> {
  const entries: [Name, Value][] = [];
  for (const name of names) entries.push([name, await make(name)]);
  return fromEntries(entries);
}
