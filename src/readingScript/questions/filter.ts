import { translate } from '@docusaurus/Translate';
import { bodyEvent, withEachBody } from '../../pageScript/events';
import { closest, on } from '../../pageScript/on';
import { openTarget } from '../../pageScript/questions';
import { element } from '../element';
import { matches, rowOf, type Row } from './matching';

/** Put in by the build: `plugins/page-script/`. */
declare const siteBaseUrl: string;

const filterSelector = '.question-filter';
const categorySelector = '.question-categories > a';
const noneClass = 'question-none';
const allClass = 'question-all';

/** A heading of level 2 with what stands below it. */
interface Section {
  parts: HTMLElement[];
  questions: HTMLDetailsElement[];
}

function field(): HTMLInputElement | null {
  return document.querySelector(`${filterSelector} > input`);
}

/** The category that the reader has chosen: the link to its heading. */
function chosen(): HTMLAnchorElement | null {
  return document.querySelector(`${categorySelector}[aria-current]`);
}

function sections(): Section[] {
  const found: Section[] = [];
  const parts = document.querySelectorAll<HTMLElement>('.question-categories ~ *');
  for (const part of parts) {
    if (part.matches('h2')) found.push({ parts: [], questions: [] });
    const section = found.at(-1);
    if (part instanceof HTMLDetailsElement) section?.questions.push(part);
    else section?.parts.push(part);
  }
  return found;
}

/** Rows by their questions: each is read once. */
const rows = new WeakMap<Element, Row>();

function readRow(question: Element): Row {
  const known = rows.get(question);
  if (known) return known;
  // Messages are quoted in titles, and in the first column of tables.
  const quoted = question.querySelectorAll('h3 code, td:first-child code');
  const row = rowOf(
    question.textContent,
    [...quoted].map(({ textContent }) => textContent),
  );
  rows.set(question, row);
  return row;
}

function link(words: string): HTMLAnchorElement {
  const label = translate(
    {
      id: 'reading.questions.search',
      message: '在全站搜索“{words}”',
      description: 'Link to the search of the site, where no question matches the filter',
    },
    { words },
  );
  const made = element('a', '', label);
  made.href = `${siteBaseUrl}search?q=${encodeURIComponent(words)}`;
  return made;
}

/** Says that only other categories have what was typed, and leads there. */
function othersHave(category: string, count: number): (Node | string)[] {
  const others = translate(
    {
      id: 'reading.questions.others',
      message: '{category}里没有匹配的条目，别的分类里有 {count} 条。',
      description:
        'Shown when no question or message of the chosen category matches the filter, but others do',
    },
    { category, count },
  );
  const label = translate({
    id: 'reading.questions.all',
    message: '显示全部分类',
    description: 'Button that shows what matches the filter in every category',
  });
  return [others, element('button', allClass, label)];
}

/**
 * @param count what is shown
 * @param total what matches in all categories
 */
function say(count: number, total: number, typed: string): void {
  const status = document.querySelector(`.${noneClass}`);
  if (!status) return;
  if (count > 0) {
    const text = translate(
      {
        id: 'reading.questions.count',
        message: '{count} 条',
        description: 'How many questions or messages match the filter',
      },
      { count },
    );
    status.replaceChildren(typed === '' ? '' : text);
    return;
  }
  if (total > 0) {
    status.replaceChildren(...othersHave(chosen()?.textContent ?? '', total));
    return;
  }
  const none = translate({
    id: 'reading.questions.none',
    message: '没有匹配的条目。',
    description: 'Shown when no question or message matches the filter',
  });
  status.replaceChildren(none, link(typed));
}

/** How many of a category match, in the link to its heading. */
function writeCount(id: string, found: number): void {
  const link = document.querySelector<HTMLElement>(`${categorySelector}[href="#${CSS.escape(id)}"]`);
  if (link) link.dataset['count'] = String(found);
}

/** Shows what matches, and hides the rest with the headings that nothing is left below. */
function filter(): void {
  const typed = field()?.value.trim() ?? '';
  const category = chosen()?.hash.slice(1);
  const shown: HTMLDetailsElement[] = [];
  let total = 0;
  for (const { parts, questions } of sections()) {
    const id = parts[0]?.id ?? '';
    const isChosen = category === undefined || id === category;
    const matching = questions.filter((question) => matches(readRow(question), typed));
    writeCount(id, matching.length);
    total += matching.length;
    const found = isChosen ? matching : [];
    for (const question of questions) question.hidden = !found.includes(question);
    for (const part of parts) part.hidden = (typed !== '' || !isChosen) && found.length === 0;
    shown.push(...found);
  }
  const [only, ...others] = shown;
  if (typed !== '' && only && others.length === 0) only.open = true;
  say(shown.length, total, typed);
}

function choose(link: HTMLElement): void {
  const before = chosen();
  before?.removeAttribute('aria-current');
  if (link !== before) link.setAttribute('aria-current', 'true');
  filter();
}

/** The button that was pressed is gone then: the focus goes on to what it has shown. */
function showAllCategories(): void {
  chosen()?.removeAttribute('aria-current');
  filter();
  document.querySelector<HTMLElement>('.question:not([hidden]) > summary')?.focus();
}

/** What the address names, if the filter hides it, and the hidden part of the page around it. */
function hiddenTarget(): { target: HTMLElement; part: HTMLElement } | undefined {
  const target = document.getElementById(location.hash.slice(1));
  const part = target?.closest<HTMLElement>('.markdown > [hidden]');
  return target && part ? { target, part } : undefined;
}

/** Shows everything again where the address names what is hidden. */
function showTarget(): void {
  const found = hiddenTarget();
  const input = field();
  if (!input || !found) return;
  input.value = '';
  chosen()?.removeAttribute('aria-current');
  filter();
  found.target.scrollIntoView();
}

/** Filters by what was typed before this script came; what the reader has gone to meanwhile stays. */
function filterEarlyWords(): void {
  filter();
  const found = hiddenTarget();
  if (!found) return;
  found.part.hidden = false;
  found.target.scrollIntoView();
}

function prepare(): void {
  const place = document.querySelector(filterSelector);
  if (!place || place.querySelector(`.${noneClass}`)) return;
  const status = element('p', noneClass);
  status.setAttribute('role', 'status');
  place.append(status);
  if (field()?.value) filterEarlyWords();
}

/** The filter and the categories above folded questions, as `plugins/rehype/foldQuestions` writes them. */
export function handleQuestionFilter(): void {
  on('input', filterSelector, (_, { isComposing }) => {
    if (!isComposing) filter();
  });
  on('compositionend', filterSelector, filter);
  on('click', `.${allClass}`, showAllCategories);
  document.addEventListener('click', (event) => {
    const link = closest(event.target, categorySelector);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(link);
  });
  withEachBody(prepare);
  addEventListener('hashchange', showTarget);
  // An address that is there already changes nothing.
  on('click', `a[href*="#"]:not(${categorySelector})`, (link) => {
    if (!(link instanceof HTMLAnchorElement) || link.href !== location.href) return;
    openTarget();
    showTarget();
  });
  // Of a navigation in place, before the page is scrolled.
  document.addEventListener(bodyEvent, showTarget);
}
