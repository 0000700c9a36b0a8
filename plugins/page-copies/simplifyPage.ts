import type { CheerioAPI } from 'cheerio';
import type { Root } from 'hast';
import { hastOf } from './hastOf';

/**
 * What the text of pages is found by, besides plain elements and roles: Docusaurus' names, which it keeps for the style
 * sheets of sites, and attributes of ours. A test fails when one of them is in no page any more.
 */
export const marks = {
  tableOfContents: '.theme-doc-toc-mobile, .theme-doc-toc-desktop',
  edit: '.theme-edit-this-page, .theme-last-updated',
  headingLink: '.hash-link',
  code: '.theme-code-block',
  admonition: '.theme-admonition',
  tabs: '.theme-tabs-container',
  demo: '[data-island] > section[aria-label]',
  drawing: 'svg[role=img][aria-label]',
  playgroundLink: 'a[href*="/playground#"]',
} as const;

/** What is operated, or stands around the text. */
const furniture = [
  'script, style, noscript, template, nav, wbr',
  'button, input, label, select, textarea, fieldset',
  '[role=status], [role=alert], [aria-hidden=true]',
  '[hidden]:not([role=tabpanel], [hidden=until-found])',
  marks.tableOfContents,
  marks.edit,
  marks.headingLink,
  // The code is in the text already.
  marks.playgroundLink,
].join(', ');

function strong($: CheerioAPI, text: string): ReturnType<CheerioAPI> {
  return $('<p>').append($('<strong>').text(text.trim()));
}

/** A block of code: its text, its language as a class, its title as an attribute. */
function plainCode($: CheerioAPI): void {
  for (const block of $(marks.code).toArray()) {
    const language = /language-\S+/.exec($(block).attr('class') ?? '')?.[0] ?? '';
    const text = $(block).find('pre').text();
    const title = $(block).text().replace(text, '').trim();
    const code = $('<code>').addClass(language).text(text);
    $(block).replaceWith(
      $('<pre>')
        .attr('data-title', title || null)
        .append(code),
    );
  }
}

/** A demo: the line that says where it runs. */
function plainDemos($: CheerioAPI): void {
  for (const demo of $(marks.demo).toArray()) {
    const href = $(demo).find('a[href*="/demos/"]').attr('href') ?? null;
    const name = $(demo).attr('aria-label') ?? '';
    if (href !== null) $(demo).replaceWith($('<p>').append($('<a>').attr('href', href).text(name)));
  }
}

/** Tabs: each panel below its label. Those in a panel come first. */
function plainTabs($: CheerioAPI): void {
  for (const tabs of $(marks.tabs).toArray().reverse()) {
    const labels = $(tabs)
      .find('[role=tab]')
      .toArray()
      .map((tab) => $(tab).text());
    const panels = $(tabs).find('[role=tabpanel]').toArray();
    const sections = panels.flatMap((panel, index) => [
      strong($, labels[index] ?? ''),
      $('<div>').append($(panel).contents()),
    ]);
    $(tabs).replaceWith($('<div>').append(...sections));
  }
}

/** An admonition: a quote that begins with its title. */
function plainAdmonitions($: CheerioAPI): void {
  for (const admonition of $(marks.admonition).toArray()) {
    const [heading, ...content] = $(admonition).children().toArray();
    const quote = $('<blockquote>').append(strong($, $(heading).text()));
    for (const part of content) quote.append($(part).contents());
    $(admonition).replaceWith(quote);
  }
}

/** What is folded: its content below its heading. */
function plainDetails($: CheerioAPI): void {
  for (const summary of $('summary').toArray()) {
    const heading = $(summary).find('h2, h3, h4').first();
    const label = $('<p>').append($('<strong>').append($(summary).contents()));
    $(summary).replaceWith(heading.length > 0 ? heading : label);
  }
  for (const details of $('details').toArray())
    $(details).replaceWith($('<div>').append($(details).contents()));
}

/** Columns of buttons and drawings are empty now. */
function removeEmptyColumns($: CheerioAPI): void {
  for (const table of $('table').toArray()) {
    const rows = $(table)
      .find('tbody tr')
      .toArray()
      .map((row) => $(row).children());
    const width = $(table).find('thead tr').first().children().length;
    for (let column = width; column > 0; column -= 1) {
      const cells = rows.filter((row) => row.length >= column && row.length > 1);
      const isEmpty = cells.every(
        (row) =>
          row
            .eq(column - 1)
            .text()
            .trim() === '',
      );
      if (cells.length > 0 && isEmpty) $(table).find(`tr > :nth-child(${column})`).remove();
    }
  }
}

/** Tables: in a cell there is room for a line of text, and a title stands above. */
function plainTables($: CheerioAPI): void {
  for (const details of $('table details').toArray()) {
    $(details).find('summary').remove();
    for (const code of $(details).find('pre').toArray()) {
      if (code.next) $(code).after(' ');
      $(code)
        .before(' ')
        .replaceWith($('<code>').text($(code).text()));
    }
    $(details).replaceWith($('<span>').append('（', $(details).contents(), '）'));
  }
  for (const caption of $('caption').toArray()) {
    $(caption)
      .closest('table')
      .before(strong($, $(caption).text()));
    $(caption).remove();
  }
  $('[colspan]').removeAttr('colspan');
  removeEmptyColumns($);
}

/** Texts that stood apart by layout alone, and what stands between them on a line. */
const joints: readonly (readonly [selector: string, joint: string])[] = [
  // Verdicts and sentences in a cell, what was observed.
  ['td > span + span, li > span > span + span', '，'],
  // A step of the course and what it is about.
  ['li > a + span', '：'],
  ['a + a, b + span', ' '],
];

function plainInline($: CheerioAPI): void {
  for (const drawing of $(marks.drawing).toArray()) {
    $(drawing).replaceWith($('<p>').text($(drawing).attr('aria-label') ?? ''));
  }
  for (const [selector, joint] of joints) {
    for (const next of $(selector).toArray()) {
      // No text between them, and no end of a sentence.
      const before = next.prev !== null && 'tagName' in next.prev ? $(next.prev).text() : '。';
      if (!before.endsWith('。')) $(next).before(joint);
    }
  }
  $('th > span[class]').before('，');
  $('h2 > a > code:first-child').after(' ');
  $('h1 br').remove();
  // Words of the glossary; Markdown would have them emphasised.
  for (const term of $('u').toArray()) $(term).replaceWith($(term).contents());
}

/** Links and pictures name whole addresses; a link to the place where it stands is its text. */
function plainAddresses($: CheerioAPI, url: string): void {
  for (const link of $('a').toArray()) {
    const { href, id } = link.attribs;
    const isEmpty = $(link).text().trim() === '' && $(link).find('img').length === 0;
    if (isEmpty) $(link).remove();
    else if (href === undefined || (id !== undefined && href === `#${id}`))
      $(link).replaceWith($(link).contents());
    else $(link).attr('href', new URL(href, url).href).removeAttr('title');
  }
  for (const picture of $('img').toArray()) {
    $(picture).attr('src', new URL($(picture).attr('src') ?? '', url).href);
  }
}

/**
 * Reduces a page to its text, in the elements that Markdown has words for.
 *
 * @param $ the whole page; it is changed
 * @param url of the page, which relative addresses are read against
 * @returns its text
 */
export function simplifyPage($: CheerioAPI, url: string): Root {
  plainDemos($);
  $(furniture).remove();
  plainCode($);
  plainTabs($);
  plainAdmonitions($);
  plainTables($);
  plainDetails($);
  plainInline($);
  plainAddresses($, url);
  return hastOf($('main').contents().toArray());
}
