import { expect, test } from 'vitest';
import { buildIndex } from '../build/buildIndex';
import { SearchEngine } from './searchEngine';

interface Page {
  url: string;
  title: string;
  /** What its sections say, by their headings. */
  sections: Readonly<Record<string, string>>;
}

/** So many sections have the common word that a page which is only called so answers a fiftieth of what the best does. */
const notes: Page = {
  url: '/notes',
  title: 'Notes',
  sections: Object.fromEntries(
    Array.from({ length: 300 }, (_, note) => [`Note ${note}`, 'A sandbox is used.']),
  ),
};
const named: Page = { url: '/sandbox', title: 'The sandbox', sections: { First: 'How it is opened.' } };
const alsoNamed: Page = {
  url: '/history',
  title: 'Sandbox and whatever else was published',
  sections: { First: 'In order.' },
};

function about(url: string): Page {
  return { url, title: `Page ${url.slice(1)}`, sections: { First: 'A quasar in a sandbox.' } };
}

function pagesFor(query: string, pages: readonly Page[]): string[] {
  let id = pages.length;
  const sections = pages.flatMap(({ url: u, sections: each }, p) =>
    Object.entries(each).map(([s, t], index) => ({ u, p, h: `#${index}`, s, t })),
  );
  const { index } = buildIndex(
    {
      pages: pages.map(({ url: u, title: t }, i) => ({ i, u, t, b: [] })),
      headings: sections.map(({ u, p, h, s }) => ({ i: (id += 1), u, p, h, t: s })),
      contents: sections.map((section) => ({ i: (id += 1), ...section })),
      descriptions: [],
      keywords: [],
      messages: new Map(),
      definitions: new Map(),
      readerWords: new Map(),
    },
    (run) => Array.from(run),
  );
  const answer = new SearchEngine(index).search(query, { hits: 20, hitsOfPage: 1 });
  return answer.pages.map(({ hits }) => hits[0]?.url.replace(/#.*/, '') ?? '');
}

test('where few pages have the rare word, those follow whose title is mostly the other one, and no others', () => {
  expect(pagesFor('quasar sandbox', [notes, named, alsoNamed, about('/one')])).toEqual(['/one', '/sandbox']);
  expect(pagesFor('quasar sandbox', [about('/two'), notes, named, about('/one')])).toEqual([
    '/two',
    '/one',
    '/sandbox',
  ]);
});

test('where enough pages have it, only they are shown', () => {
  const pages = [notes, named, about('/one'), about('/two'), about('/three')];
  expect(pagesFor('quasar sandbox', pages)).toEqual(['/one', '/two', '/three']);
});

test('beside the answer to a message nothing is shown for one of its words', () => {
  const errors: Page = {
    url: '/errors',
    title: 'Messages',
    sections: { 'The quasar has left its sandbox': 'It was left open.' },
  };
  expect(pagesFor('Uncaught Error: The quasar has left its sandbox', [notes, named, errors])).toEqual([
    '/errors',
  ]);
  // The same words in another order are a question.
  expect(pagesFor('its sandbox has left the quasar', [notes, named, errors])).toEqual([
    '/errors',
    '/sandbox',
  ]);
});
