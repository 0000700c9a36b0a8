/** Adler-32 in base 36: raw deflate carries no check of its own. */
export function checksum(bytes: Uint8Array): string {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return (b * 65_536 + a).toString(36);
}
