/** What the lifecycle page says of the events of a timeline; backticks mark code. */
export interface LifecycleTexts {
  /** One sentence each, by the name of a hook or of a function of the provider. */
  moments: Readonly<Record<string, string>>;
  /** What a script without an address is. */
  noUrl: string;
}
