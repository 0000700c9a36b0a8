import type { LifecycleEvent } from '@site/demos/protocol';

/** An event in the words that the timeline has for it. */
export interface ToldEvent extends Pick<LifecycleEvent, 'kind' | 'name'> {
  time: string;
  /** `cacheMode: true（显示）` */
  arguments: readonly string[];
  /** The sub-app that a function of its provider belongs to. */
  app: string;
  sentence: string;
}

export interface ExportWords {
  time: string;
  name: string;
  arguments: string;
  meaning: string;
  mainApp: string;
  subApp: string;
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');
}

/** A code span, fenced with more backticks than the text has in a row. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** A table with a row for each event. */
export function toMarkdown(events: readonly ToldEvent[], words: ExportWords): string {
  const rows = events.map(({ time, name, arguments: list, sentence }) => [
    time,
    cell(codeSpan(name)),
    cell(list.join(', ')),
    cell(sentence),
  ]);
  return [[words.time, words.name, words.arguments, words.meaning], ['---:', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.join(' | ')} |\n`)
    .join('');
}

/** In a message of Mermaid a semicolon ends it, a number sign begins an entity, and `<` may begin a tag. */
function message(text: string): string {
  return text.replaceAll(/[#;<>%]/g, (character) => `#${character.charCodeAt(0)};`).replaceAll(/\s+/g, ' ');
}

function arrow({ kind, app }: ToldEvent, apps: readonly string[]): string {
  if (kind === 'call') return 'main->>garfish';
  return kind === 'provider' ? `garfish->>app${apps.indexOf(app)}` : 'garfish-->>main';
}

/** A sequence diagram: calls of the main application, hooks back to it, and calls of the providers. */
export function toMermaid(events: readonly ToldEvent[], words: ExportWords): string {
  const apps = [...new Set(events.filter(({ kind }) => kind === 'provider').map(({ app }) => app))];
  const lines = events.map((event) => {
    const list = event.arguments.length > 0 ? ` (${event.arguments.join(', ')})` : '';
    return `${arrow(event, apps)}: ${message(event.name + list)}`;
  });
  return [
    'sequenceDiagram',
    `  participant main as ${words.mainApp}`,
    '  participant garfish as Garfish',
    ...apps.map((app, index) => `  participant app${index} as ${words.subApp} ${message(app)}`),
    ...lines.map((line) => `  ${line}`),
    '',
  ].join('\n');
}
