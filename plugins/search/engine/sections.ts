import type { SearchDocument, SearchIndex } from './format';
import { fold } from './tokenize';
import { patternOf, type MessagePattern } from '../../../src/messages/pattern';

/** What a result leads to: a heading of a page with the text below it, or the top of a page. */
export interface Section {
  /** Position of its page. */
  page: number;
  url: string;
  /** Its heading; at the top of a page the page's title. */
  title: string;
  /** The title as it is compared with a query. */
  name: string;
  /** Letters and digits of the name: what a query can cover. */
  nameLength: number;
  /** Position of its text; -1 when there is none. */
  content: number;
  /** The messages that its heading quotes, where headings do, and others that its text answers. */
  messages: readonly MessagePattern[];
  /** It says that there is no solution. */
  isUnsolved: boolean;
  /** Sections of other pages have the same heading. */
  isShared: boolean;
}

/** Pages whose headings quote messages of the console. */
const quotingPages = /\/(?:issues|errors|errors\/others)$/;
/** Around and between them stands Chinese. */
const aroundMessages = /[\p{Script=Han}，：、。（）“”「」]+/u;
/** What is said in fewer letters is no message: `vm`. */
const shortestMessage = 8;

function messagesIn(url: string, title: string): MessagePattern[] {
  if (!quotingPages.test(url)) return [];
  const quoted = title.split(aroundMessages).filter((text) => text.trim().length >= shortestMessage);
  return quoted.flatMap((text) => patternOf(text) ?? []);
}

/** A title or query as a name: `Garfish.loadApp()` and `loadApp` name the same thing. */
export function nameOf(text: string): string {
  return fold(text)
    .trim()
    .toLowerCase()
    .replace(/^garfish\./, '')
    .replace(/\(\)?;?$/, '');
}

/** The sections of an index, and where its documents stand among them. */
export interface SectionTable {
  sections: readonly Section[];
  /** By position of the page, heading or content: the section it belongs to. */
  ofPage: readonly number[];
  ofHeading: readonly number[];
  ofContent: readonly number[];
  /** The sections of each page. */
  byPage: readonly (readonly number[])[];
}

function markShared(sections: readonly Section[]): void {
  const pagesOf = new Map<string, Set<number>>();
  for (const { name, page } of sections) pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(page));
  for (const section of sections) section.isShared = (pagesOf.get(section.name)?.size ?? 0) > 1;
}

/** Brings headings and contents of the same place together. */
export function tabulateSections([pages, headings, contents]: SearchIndex): SectionTable {
  const sections: Section[] = [];
  const byPlace = new Map<string, number>();
  const pageOf = new Map(pages.documents.map(({ i }, position) => [i, position]));

  const find = ({ i, t, u, h = '', s, p = i }: SearchDocument): number => {
    const place = `${p}${h}`;
    const known = byPlace.get(place);
    if (known !== undefined) return known;
    byPlace.set(place, sections.length);
    const title = s ?? t ?? '';
    const name = nameOf(title);
    const nameLength = name.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
    sections.push({
      page: pageOf.get(p) ?? 0,
      url: `${u}${h}`,
      title,
      name,
      nameLength,
      content: -1,
      messages: h === '' ? [] : messagesIn(u, title),
      isUnsolved: false,
      isShared: false,
    });
    return sections.length - 1;
  };

  const ofPage = pages.documents.map(find);
  const ofHeading = headings.documents.map(find);
  const ofContent = contents.documents.map(find);
  ofContent.forEach((place, position) => {
    const section = sections[place];
    if (section) section.content = position;
  });
  for (const position of headings.index.unsolved ?? []) {
    const section = sections[ofHeading[position] ?? -1];
    if (section) section.isUnsolved = true;
  }
  for (const [position, lines] of Object.entries(headings.index.messages ?? {})) {
    const section = sections[ofHeading[Number(position)] ?? -1];
    const more = lines.split('\n').flatMap((line) => patternOf(line) ?? []);
    if (section) section.messages = [...section.messages, ...more];
  }
  markShared(sections);
  const byPage = pages.documents.map((): number[] => []);
  sections.forEach(({ page }, section) => byPage[page]?.push(section));
  return { sections, ofPage, ofHeading, ofContent, byPage };
}
