/**
 * Parses the contents of a file that somebody has written.
 *
 * @param file its name, for messages
 * @throws naming the file, when it is no JSON
 */
export function parseJson(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file}: found no JSON: ${problem}`, { cause });
  }
}
