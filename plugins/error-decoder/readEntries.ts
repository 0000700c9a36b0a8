import type { DecoderEntry } from '../../src/messages/entries';

/** A question or message of a page: a heading of level 3 and what stands below it. */
interface Block {
  /** Path and anchor: `errors#timeout`. */
  place: string;
  title: string;
  lines: readonly string[];
}

/** A message in a title has this many words; elsewhere one more, and no code in it. */
const wordsOfMessage = 2;

/** Markdown without the site's own elements, links with the path of the page they stand on. */
function plain(markdown: string, page: string): string {
  return markdown
    .replaceAll(/<\/?(?:Fact|Link)\b[^>]*>/g, '')
    .replaceAll('](#', `](/${page}#`)
    .trim();
}

function blocksOf(page: string, mdx: string): Block[] {
  return mdx.split(/^#{2,3} (?=.)/m).flatMap((section): Block[] => {
    const [heading = '', ...lines] = section.split('\n');
    const [, title = '', id] = /^(.*?) \{\/\* #([\w-]+) \*\/\}$/.exec(heading) ?? [];
    return id === undefined ? [] : [{ place: `${page}#${id}`, title: title.trim(), lines }];
  });
}

/** What an item of the list says after its name, with the items below it: `原因：…`. */
function field({ lines, place }: Block, name: string): string | undefined {
  const start = lines.findIndex((line) => line.startsWith(`- ${name}：`));
  if (start < 0) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !/^\s+\S/.test(line));
  const below = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.trim().replace(/^- /, ''));
  const text = [lines[start]?.slice(name.length + 3) ?? '', ...below].join(' ');
  return plain(text, place.split('#', 1)[0] ?? '');
}

/** The code spans of a text, whatever number of backticks they are fenced with. */
function codeSpans(text: string): string[] {
  return [...text.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)].map(([, , code = '']) => code.trim());
}

/**
 * Messages that an answer holds for and that are not worth a reader's eye: other browsers' words, translations. They stand in a
 * comment of the page, beside the answer.
 *
 * in: `{/* 也认得：`Loading CSS chunk x failed.`、`Unable to preload CSS for x` *\/}`
 */
function unprintedMessages({ lines }: Block): string[] {
  return codeSpans(lines.find((line) => line.startsWith('{/* 也认得：')) ?? '');
}

function wordCount(text: string): number {
  return text.match(/[A-Za-z']{2,}/g)?.length ?? 0;
}

/** Code in prose is a message when it reads like a sentence. */
function quotedMessages(text: string, leastWords: number): string[] {
  return codeSpans(text).filter((code) => wordCount(code) >= leastWords && !/[=;{]|^<|=>/.test(code));
}

/** The rows of a table below a heading that quotes nothing: each quotes messages of its own. */
function rowsOf(block: Block): DecoderEntry[] {
  const rows = block.lines
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));
  const [names = []] = rows;
  const cell = (row: readonly string[], name: string): string =>
    plain(row[names.indexOf(name)] ?? '', 'errors');
  return rows.slice(2).flatMap((row): DecoderEntry[] => {
    const messages = codeSpans(row[0] ?? '');
    const cause = cell(row, '触发条件') || `${block.title}：${cell(row, '断言的是')}`;
    const fix = cell(row, '解决办法') || '附最小例子向上游反馈。';
    return messages.length === 0 ? [] : [{ place: block.place, title: row[0] ?? '', messages, cause, fix }];
  });
}

/** `见 [跨域](/issues#cors)。` leads to the answer. */
function answerOf(fix: string, questions: readonly DecoderEntry[]): DecoderEntry | undefined {
  const [, place] = /见\s?\[[^\]]*\]\(\/(issues#[\w-]+)\)/.exec(fix) ?? [];
  return questions.find((question) => question.place === place);
}

function questionsOf(mdx: string): DecoderEntry[] {
  return blocksOf('issues', mdx).flatMap((block): DecoderEntry[] => {
    const [cause, fix] = [field(block, '原因'), field(block, '解决办法')];
    if (cause === undefined || fix === undefined) return [];
    const messages = [
      ...quotedMessages(block.title, wordsOfMessage),
      ...quotedMessages(field(block, '现象') ?? '', wordsOfMessage + 1),
      ...unprintedMessages(block),
    ];
    const { place, title } = block;
    return [{ place, title, messages, cause, check: field(block, '怎样确认'), fix }];
  });
}

function messagesOf(mdx: string, questions: readonly DecoderEntry[]): DecoderEntry[] {
  return blocksOf('errors', mdx).flatMap((block): DecoderEntry[] => {
    const [origin, kind = ''] = [field(block, '来源包'), field(block, '类型')];
    if (origin === undefined) return [];
    const messages = codeSpans(block.title);
    if (messages.length === 0) return rowsOf(block);
    const ownFix = field(block, '解决办法') ?? '';
    const answer = answerOf(ownFix, questions);
    const isForeign = origin.startsWith('浏览器') || /`\w+Error`/.test(kind);
    return [
      {
        place: block.place,
        title: block.title,
        messages: [...messages, ...codeSpans(field(block, '其他浏览器') ?? ''), ...unprintedMessages(block)],
        cause: field(block, '触发条件') ?? '',
        check: field(block, '怎样确认') ?? answer?.check,
        fix: (answer?.fix ?? '') + ownFix,
        ...(isForeign ? { isForeign } : {}),
      },
    ];
  });
}

/**
 * What the decoder knows: the messages that the two pages quote, with what they say of them. A message that stands on both
 * pages is the error index's; where that only points to the answer, the answer's words are taken.
 *
 * @param errors docs/errors.mdx
 * @param issues docs/issues.mdx
 */
export function readEntries(errors: string, issues: string): DecoderEntry[] {
  const questions = questionsOf(issues);
  const asked = questions.filter(({ messages }) => messages.length > 0);
  return [...messagesOf(errors, questions), ...asked];
}
