/**
 * The engines that a command line names; all, when it names none.
 *
 * @param named arguments of the command: `firefox`
 * @throws when one of them is no engine
 */
export function readEngineNames<Id extends string>(
  named: readonly string[],
  known: readonly Id[],
): readonly Id[] {
  const stranger = named.find((name) => !known.some((id) => id === name));
  if (stranger !== undefined) throw new Error(`found ${stranger}, expected some of ${known.join(', ')}`);
  return named.length === 0 ? known : known.filter((id) => named.includes(id));
}
