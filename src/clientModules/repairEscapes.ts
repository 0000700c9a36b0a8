function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Escapes every `%` that `decodeURIComponent` would throw at: `100%` → `100%25`, `%E0%A4%A` → `%25E0%25A4%25A`. */
export function repairEscapes(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25'),
  );
}
