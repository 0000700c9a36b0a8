import type { VersionFacts } from '../../../plugins/facts/factHistory';
import type { Citation } from '../../../plugins/facts/readCitations';

interface Difference extends VersionFacts {
  installed: string;
  version: string;
  /** How many were run. */
  facts: number;
  citations: readonly Citation[];
}

/** What a maintainer reads: the facts that do not hold in another version, why, and where pages state them; Markdown. */
export function formatDifference(difference: Difference): string {
  const { installed, version, packages, different, facts, citations } = difference;
  const found = Object.entries(different).sort(([one], [other]) => (one < other ? -1 : 1));
  const head = `# garfish ${version} beside ${installed}\n\nTaken in this version: ${packages.join(', ')}. ${facts} facts were run.\n`;
  if (found.length === 0) return `${head}\nNo difference: all of them hold.\n`;
  const items = found.map(([id, [reason, message]]) => {
    const places = citations
      .filter((citation) => citation.id === id)
      .map(({ file, line, sentence }) => `  - ${file}:${line} ${sentence}`);
    return [`- \`${id}\` (${reason}): ${message}`, ...places].join('\n');
  });
  return `${head}\n${found.length} do not hold:\n\n${items.join('\n')}\n`;
}
