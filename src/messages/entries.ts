/**
 * What the pages say of a message, as the build takes it from docs/errors.mdx, docs/errors/others.mdx and docs/issues.mdx; texts are
 * Markdown.
 */
export interface DecoderEntry {
  /** Path and anchor, without the base URL: `errors#timeout`. */
  place: string;
  title: string;
  /** The messages that it quotes. */
  messages: readonly string[];
  cause: string;
  check?: string;
  fix: string;
  /** The engine or another package says so too, whoever is to blame. */
  isForeign?: true;
}
