/** One thing that is built on its own: a sub-app or a host. */
export interface Part {
  /** `apps/react-19` */
  name: string;
  /** Folder it is published from. */
  output: string;
  /** The files it depends on, as far as they are known before it is built; `undefined`: those of its last build. */
  inputs: (() => string[]) | undefined;
  /**
   * Builds into `output`, which exists and is empty.
   *
   * @returns every file that the result depends on
   * @throws with the bundler's own message
   */
  build: () => Promise<string[]>;
}
