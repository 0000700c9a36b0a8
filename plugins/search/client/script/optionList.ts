import { listId } from '../listId';
import { element } from './element';

const activeClass = 'search-panel__option--active';

interface OptionListParameters {
  label: string;
  /** What the list shows: the options, among whatever else. */
  children: readonly HTMLElement[];
  /** The one that is active at first; -1 for none. */
  initial: number;
  /** Called with the id of the active option. */
  onActivate: (id: string | undefined) => void;
}

/** A list of options, of which one may be active: moved by the arrow keys while the focus stays in the field. */
export class OptionList {
  readonly element: HTMLElement;
  readonly options: readonly HTMLElement[];
  private active = -1;

  constructor(private readonly parameters: OptionListParameters) {
    const { label, children } = parameters;
    this.element = element(
      'div',
      { role: 'listbox', id: listId, class: 'search-panel__list', 'aria-label': label },
      ...children,
    );
    this.options = [...this.element.querySelectorAll<HTMLElement>('[role=option]')];
    for (const [index, option] of this.options.entries()) option.id = `${listId}-${index}`;
    this.element.addEventListener('pointermove', ({ target }) => {
      if (!(target instanceof Node)) return;
      const index = this.options.findIndex((option) => option.contains(target));
      if (index >= 0 && index !== this.active) this.activate(index);
    });
  }

  /** To be called when it stands in the page. */
  start(): void {
    this.activate(Math.min(this.parameters.initial, this.options.length - 1));
  }

  /** @returns whether the key was for the list */
  handleKey(key: string): boolean {
    const count = this.options.length;
    if (key === 'ArrowDown') this.activate((this.active + 1) % count);
    else if (key === 'ArrowUp') this.activate((Math.max(this.active, 0) - 1 + count) % count);
    else if (key === 'Enter' && this.active >= 0) this.options[this.active]?.click();
    else return false;
    return true;
  }

  private activate(active: number): void {
    this.active = active;
    for (const [index, option] of this.options.entries()) {
      option.setAttribute('aria-selected', String(index === active));
      option.classList.toggle(activeClass, index === active);
    }
    const option = this.options[active];
    option?.scrollIntoView({ block: 'nearest' });
    this.parameters.onActivate(option?.id);
  }
}
