import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DecoderEntry } from '../../src/messages/entries';
import type { Passage } from './passage';
import { readSections, type Section } from './readSections';

/** A message in a title has this many words; elsewhere one more, and no code in it. */
const wordsOfMessage = 2;

function wordCount(text: string): number {
  return text.match(/[A-Za-z']{2,}/g)?.length ?? 0;
}

/** Code in prose is a message when it reads like a sentence. */
function quotedMessages(code: readonly string[], leastWords: number): string[] {
  return code.filter((text) => wordCount(text) >= leastWords && !/[=;{]|^<|=>/.test(text));
}

/** The rows of a table below a heading that quotes nothing: each quotes messages of its own. */
function rowsOf({ place, title, rows }: Section): DecoderEntry[] {
  return rows.flatMap((row): DecoderEntry[] => {
    const [quoting] = row.values();
    if (!quoting || quoting.code.length === 0) return [];
    const cell = (name: string): string => row.get(name)?.markdown ?? '';
    const cause = cell('触发条件') || `${title.markdown}：${cell('断言的是')}`;
    const fix = cell('解决办法') || '附最小例子向上游反馈。';
    return [{ place, title: quoting.markdown, messages: quoting.code, cause, fix }];
  });
}

/** Where `见 [跨域](/issues#cors)。` leads. */
function answerPlaces({ nodes }: Passage): string[] {
  const places: string[] = [];
  for (const node of nodes) {
    visit(node, 'link', ({ url }: Link, index = 0, parent) => {
      const before = parent?.children[index - 1];
      const isPointing = before?.type === 'text' && /见\s?$/.test(before.value);
      if (isPointing && url.startsWith('/issues#')) places.push(url.slice(1));
    });
  }
  return places;
}

function questionsOf(sections: readonly Section[]): DecoderEntry[] {
  return sections.flatMap(({ place, title, fields, unprinted }): DecoderEntry[] => {
    const [cause, fix] = [fields.get('原因'), fields.get('解决办法')];
    if (!cause || !fix) return [];
    const messages = [
      ...quotedMessages(title.code, wordsOfMessage),
      ...quotedMessages(fields.get('现象')?.code ?? [], wordsOfMessage + 1),
      ...unprinted,
    ];
    return [
      {
        place,
        title: title.markdown,
        messages,
        cause: cause.markdown,
        check: fields.get('怎样确认')?.markdown,
        fix: fix.markdown,
      },
    ];
  });
}

/** Whether a message is a browser's, or one that its engine words in its own class of errors. */
function isForeign({ fields }: Section): boolean {
  const isOfBrowser = fields.get('来源包')?.markdown.startsWith('浏览器') ?? false;
  return isOfBrowser || (fields.get('类型')?.code.some((name) => /^\w+Error$/.test(name)) ?? false);
}

function messagesOf(sections: readonly Section[], questions: readonly DecoderEntry[]): DecoderEntry[] {
  return sections.flatMap((section): DecoderEntry[] => {
    const { place, title, fields, unprinted } = section;
    if (!fields.has('来源包')) return [];
    if (title.code.length === 0) return rowsOf(section);
    const ownFix = fields.get('解决办法');
    const [answered] = ownFix ? answerPlaces(ownFix) : [];
    const answer = questions.find((question) => question.place === answered);
    return [
      {
        place,
        title: title.markdown,
        messages: [...title.code, ...(fields.get('其他浏览器')?.code ?? []), ...unprinted],
        cause: fields.get('触发条件')?.markdown ?? '',
        check: fields.get('怎样确认')?.markdown ?? answer?.check,
        fix: (answer?.fix ?? '') + (ownFix?.markdown ?? ''),
        ...(isForeign(section) && { isForeign: true }),
      },
    ];
  });
}

/**
 * What the decoder knows: the messages that the pages quote, with what they say of them. A message that stands on several
 * is the error index's; where that only points to the answer, the answer's words are taken.
 *
 * @param errors docs/errors.mdx
 * @param issues docs/issues.mdx
 * @param others docs/errors/others.mdx: messages that Garfish does not print
 */
export function readEntries(errors: string, issues: string, others: string): DecoderEntry[] {
  const questions = questionsOf(readSections('issues', issues));
  const asked = questions.filter(({ messages }) => messages.length > 0);
  const indexes = [...readSections('errors', errors), ...readSections('errors/others', others)];
  return [...messagesOf(indexes, questions), ...asked];
}
