import { isOfInputMethod } from '@site/src/isOfInputMethod';
import { isModified } from '../../../static-content/client/isModified';
import { addRecentSearch, clearRecentSearches, readRecentSearches } from '../recentSearches';
import { resultsPageUrl } from '../resultsPageUrl';
import type { SearchService } from '../searchService';
import { hint, resultsLabel, statusText } from '../texts';
import type { Answered } from '../useSearch';
import {
  addSnippets,
  hitGroups,
  linkToAll,
  recentHead,
  recentLabel,
  recentOption,
  suggestions,
} from './contents';
import { element } from './element';
import { OptionList } from './optionList';

/** Eight results, of a page two as long as others fill the list. */
const limits = { hits: 8, hitsOfPage: 2 };

/**
 * What the search box of the navbar does, as `SearchBox` writes it: the panel below the field, its keys and its presses.
 * React takes no part in it, so it works before React as after. The text stays in the field, so that nothing typed is
 * ever lost; links are links, which React lets navigate in place once it is there.
 */
export class SearchBox {
  private readonly field: HTMLInputElement;
  private readonly panel: HTMLElement;
  /** One element for as long as the page: what changes in it is read out. */
  private readonly status = element('p', { role: 'status', class: 'search-panel__status' });
  /** What has been read of the field: all but what an input method still composes. */
  private query = '';
  private isOpen = false;
  private answered: Answered | undefined;
  private list: OptionList | undefined;
  /** The query whose answer Enter waits for. */
  private awaited: string | undefined;
  private endSearch = (): unknown => undefined;

  constructor(
    readonly container: HTMLElement,
    private readonly service: SearchService,
    private readonly baseUrl: string,
  ) {
    const field = container.querySelector('input');
    const panel = container.querySelector<HTMLElement>('[data-search-panel]');
    if (!field || !panel) throw new Error('The search box has no field, or no panel.');
    this.field = field;
    this.panel = panel;
    // Its styles are not the page's own: they come with the application.
    this.panel.className = 'search-panel';
    this.listen();
    if (this.field.value !== '') this.search();
    if (document.activeElement === this.field) this.open();
  }

  /** Shows what is the case now; the index may have come, or failed. */
  show(): void {
    if (!this.isOpen) return;
    const hasFailed = this.service.getState() === 'failed';
    // React says so, and offers to try again.
    this.panel.hidden = hasFailed;
    if (hasFailed) this.list = undefined;
    else this.list = this.query.trim() === '' ? this.showRecent() : this.showAnswer();
    if (this.list) this.list.start();
    else this.describeList(undefined);
  }

  close(): void {
    this.isOpen = false;
    this.container.dataset['closed'] = '';
    this.panel.hidden = true;
    this.list = undefined;
    this.describeList(undefined);
  }

  /** Nothing more is to be shown in it: the navbar has been replaced. */
  dispose(): void {
    this.endSearch();
  }

  private open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    delete this.container.dataset['closed'];
    this.show();
  }

  private leave(): void {
    this.field.blur();
    this.close();
  }

  private fill(status: string, ...contents: readonly Node[]): void {
    // It stays where it is: what is put into the page with its words is not read aloud.
    if (this.panel.firstChild !== this.status) this.panel.replaceChildren(this.status);
    if (this.status.textContent !== status) this.status.textContent = status;
    while (this.status.nextSibling) this.status.nextSibling.remove();
    this.panel.append(...contents);
  }

  private showRecent(): OptionList | undefined {
    const searches = readRecentSearches();
    if (searches.length === 0) {
      this.fill(hint());
      return undefined;
    }
    const options = searches.map((search) => recentOption(search, () => this.change(search)));
    const list = this.createList(recentLabel(), options, -1);
    const forget = (): void => {
      clearRecentSearches();
      // Its button goes.
      this.field.focus();
      this.show();
    };
    this.fill('', recentHead(forget), list.element);
    return list;
  }

  private showAnswer(): OptionList | undefined {
    const answer = this.answered?.answer;
    if (!answer || answer.pages.length === 0) {
      this.fill(statusText(answer), ...(answer ? [suggestions(this.baseUrl)] : []));
      return undefined;
    }
    const list = this.createList(resultsLabel(), hitGroups(answer), 0);
    list.element.dataset['terms'] = answer.terms.join('\n');
    this.fill(statusText(answer), list.element, linkToAll(this.resultsPage()));
    return list;
  }

  private createList(label: string, children: readonly HTMLElement[], initial: number): OptionList {
    return new OptionList({ label, children, initial, onActivate: (id) => this.describeList(id) });
  }

  /** Tells assistive technology of the list below the field. */
  private describeList(active: string | undefined): void {
    this.field.setAttribute('aria-expanded', String(this.list !== undefined));
    if (active === undefined) this.field.removeAttribute('aria-activedescendant');
    else this.field.setAttribute('aria-activedescendant', active);
  }

  private search(): void {
    this.endSearch();
    const query = this.field.value;
    this.query = query;
    if (query.trim() === '') this.answered = undefined;
    else this.endSearch = this.service.search(query, limits, (answer) => this.receive({ query, answer }));
    if (!this.answered) this.show();
  }

  private receive(answered: Answered): void {
    const isSame = answered.query === this.answered?.query && this.list !== undefined;
    this.answered = answered;
    if (isSame) addSnippets(this.list?.options ?? [], answered.answer);
    else this.show();
    if (this.awaited !== answered.query) return;
    this.awaited = undefined;
    this.list?.handleKey('Enter');
  }

  /** Puts another query into the field. */
  private change(query: string): void {
    this.field.value = query;
    this.field.focus();
    this.search();
  }

  private resultsPage(): string {
    return resultsPageUrl(this.baseUrl, this.query.trim());
  }

  /** Without an option: all results. A link of the panel, for React to see its press. */
  private openResultsPage(): void {
    const link = linkToAll(this.resultsPage());
    link.hidden = true;
    this.panel.append(link);
    link.click();
  }

  private handleEnter(): void {
    const { query } = this;
    // A fast typist's Enter comes while the options still answer the last but one key.
    const isLate = this.answered !== undefined && this.answered.query !== query && query.trim() !== '';
    if (isLate) this.awaited = query;
    else if (!this.list?.handleKey('Enter') && query.trim() !== '') this.openResultsPage();
  }

  private handleKey(event: KeyboardEvent): void {
    if (isOfInputMethod(event)) return;
    this.awaited = undefined;
    if (event.key === 'Escape') {
      if (this.isOpen) this.close();
      else this.change('');
    } else if (event.key === 'Enter') {
      this.handleEnter();
    } else if (event.key.startsWith('Arrow')) {
      // To a closed box it only says: open.
      if (!this.isOpen) this.open();
      else if (this.list?.handleKey(event.key)) event.preventDefault();
    }
  }

  private handleInput({ isComposing = false }: Partial<InputEvent>): void {
    this.open();
    // Half-composed pinyin is not what the reader searches for.
    if (!isComposing) this.search();
  }

  private handleClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || isModified(event)) return;
    if (this.answered && this.answered.answer.pages.length > 0) addRecentSearch(this.answered.query);
    this.leave();
  }

  private listen(): void {
    const { container, field, panel } = this;
    // Selected: by the key of the search, in a box that has the focus and was closed.
    for (const type of ['focus', 'click', 'select']) field.addEventListener(type, () => this.open());
    field.addEventListener('input', (event) => this.handleInput(event));
    field.addEventListener('compositionend', () => this.search());
    field.addEventListener('keydown', (event) => this.handleKey(event));
    panel.addEventListener('click', (event) => this.handleClick(event));
    // What is pressed leaves the focus in the field.
    container.addEventListener('mousedown', (event) => {
      if (event.target !== field) event.preventDefault();
    });
    container.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && container.contains(relatedTarget))) this.close();
    });
  }
}
