/** A place in a history: its address, and what the program keeps with it. */
export interface Entry {
  state: unknown;
  url: string;
}

/** The entries of a history, and at which of them it is. */
export class Entries {
  private readonly list: Entry[];
  private position = 0;

  constructor(url: string) {
    this.list = [{ state: null, url }];
  }

  get current(): Entry {
    const entry = this.list[this.position];
    if (!entry) throw new RangeError(`found no entry at ${this.position} of ${this.list.length}`);
    return entry;
  }

  get canGoBack(): boolean {
    return this.position > 0;
  }

  get canGoForward(): boolean {
    return this.position < this.list.length - 1;
  }

  /** Adds an entry after this one, in place of those that came after it. */
  push(entry: Entry): void {
    this.position += 1;
    this.list.splice(this.position, this.list.length, entry);
  }

  replace(entry: Entry): void {
    this.list[this.position] = entry;
  }

  /** @returns whether there is an entry so many places from here */
  move(delta: number): boolean {
    if (!(this.position + delta in this.list)) return false;
    this.position += delta;
    return true;
  }

  /** Goes to the entry nearest to this one that has the address. @returns whether there is one */
  moveToNearest(url: string): boolean {
    const found = [...this.list.keys()].filter((at) => this.list[at]?.url === url);
    const [nearest] = found.sort((a, b) => Math.abs(a - this.position) - Math.abs(b - this.position));
    if (nearest === undefined) return false;
    this.position = nearest;
    return true;
  }
}
