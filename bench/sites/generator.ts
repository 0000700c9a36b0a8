import type { Content } from '../content/readContent';
import type { PeerGroupName } from '../installPeers';

export interface Command {
  program: string;
  args: readonly string[];
  /** To be added to the environment. */
  env?: Readonly<Record<string, string>>;
}

/** A generator of static sites that this one is compared with. */
export interface Generator {
  id: Extract<PeerGroupName, 'vitepress' | 'rspress' | 'starlight' | 'docusaurus'>;
  name: string;
  /** The package that gives the version. */
  package: string;
  /** How the pages and the configuration of a site are written into an empty folder. */
  write: (content: Content, directory: string) => void;
  /** Builds the site; run in its folder, which stands in the one where the generator is installed. */
  command: Command;
  /** Where the command writes, in the site's folder. */
  output: string;
}

/** The text of a configuration module with a value in it. */
export function configModule(before: string, value: unknown, after: string): string {
  return `${before}${JSON.stringify(value, null, 2)}${after}\n`;
}
