import type { Answer, Probe } from '@site/demos/hosts/playground/messages/probe';
import type {
  ConsoleEntry,
  FailureEntry,
  RunState,
  RunStatus,
} from '@site/src/components/Playground/run/runState';

/** What a check finds missing, in words for the reader. */
export class Missing extends Error {}

/** The program has been stopped, or does not answer any more: what it shows cannot be looked at. */
export class NotRunning extends Error {}

/** The program has come as far as it comes by itself, and still runs. */
const checkable: ReadonlySet<RunStatus> = new Set(['finished', 'threw']);

interface Activity {
  /** Changes with everything that happens in the run. */
  trace: string;
  /** Something is on its way. */
  isPending: boolean;
}

interface DriverOptions {
  ask: (probe: Probe) => Promise<Answer>;
  navigate: (path: string) => void;
  /** The run as it is now. */
  state: () => RunState;
}

const pollMilliseconds = 40;
/**
 * Nothing has happened between so many looks: what has not come by then does not come. Looks and not time: where the
 * machine is slow, the run is, too, and each look waits for it.
 */
const quietLooks = 20;
/** What is done at once has been done by then. */
const momentLooks = 5;
/** Whatever happens. */
const patienceMilliseconds = 12_000;

/** Characters of an error that a finding shows. */
const longestFailure = 200;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pollMilliseconds));

/** What a line of the console says, its values apart by blanks. */
function lineOf(entry: ConsoleEntry): string {
  return entry.kind === 'failure' ? entry.message : entry.values.map(({ preview }) => preview).join(' ');
}

/** The first line of an error, and where it is in the reader's code. */
export function failureText({ message, position }: FailureEntry): string {
  const [line = ''] = message.split('\n');
  const place = position ? `（${position.file} 第 ${position.line} 行）` : '';
  return line.slice(0, longestFailure) + place;
}

/**
 * Drives the preview as somebody would who tries the program out. A verb that does not find what it is told to waits until
 * nothing happens any more, and throws `Missing` then; every one throws `NotRunning` where there is no program any more.
 */
export class Driver {
  readonly #options: DriverOptions;

  constructor(options: DriverOptions) {
    this.#options = options;
  }

  /** Opens an address of the preview, as its address bar does. */
  async navigate(path: string): Promise<void> {
    this.#options.navigate(path);
    // The next question is answered after it.
    await this.ask({ kind: 'pending' });
  }

  /** Presses the first match, as soon as it is there. */
  async click(selector: string, missing: string): Promise<void> {
    await this.#until(
      () => this.ask({ kind: 'click', selector }),
      (isPressed) => isPressed === true,
      () => missing,
    );
  }

  /** Types into a field, as soon as it is there. */
  async fill(selector: string, text: string, missing: string): Promise<void> {
    await this.#until(
      () => this.ask({ kind: 'fill', selector, text }),
      (isFilled) => isFilled === true,
      () => missing,
    );
  }

  async dispatch(event: Extract<Probe, { kind: 'dispatch' }>['event']): Promise<void> {
    await this.ask({ kind: 'dispatch', event });
  }

  /** Waits for a question to be answered as wanted. */
  async expect(
    probe: Probe,
    holds: (answer: Answer) => boolean,
    missing: (found: Answer) => string,
  ): Promise<void> {
    await this.#until(() => this.ask(probe), holds, missing);
  }

  /** Waits for an element whose text has all of `parts`. */
  async hasText(
    selector: string,
    parts: readonly string[],
    missing: (found: string) => string,
  ): Promise<void> {
    let seen = '';
    await this.#until(
      async () => {
        const text = await this.#text(selector);
        if (text !== '') seen = text.slice(0, 80);
        return text;
      },
      (text) => parts.every((part) => text.includes(part)),
      (text) => {
        if (seen === '') return missing('里面是空的');
        return missing(text === '' ? `里面先是“${seen}”，后来是空的` : `里面是“${seen}”`);
      },
    );
  }

  /** Waits until nothing happens any more; by then the text must have none of `parts`. */
  async lacksText(
    selector: string,
    parts: readonly string[],
    missing: (found: string) => string,
  ): Promise<void> {
    await this.settle();
    const text = await this.#text(selector);
    const found = parts.find((part) => text.includes(part));
    if (found !== undefined) throw new Missing(missing(found));
  }

  /**
   * As `lacksText`, but within a moment: what goes away later goes by itself, and not because of what has happened.
   */
  async losesText(
    selector: string,
    parts: readonly string[],
    missing: (found: string) => string,
  ): Promise<void> {
    for (let look = 0; ; look += 1) {
      const text = await this.#text(selector);
      const found = parts.find((part) => text.includes(part));
      if (found === undefined) return;
      if (look >= momentLooks) throw new Missing(missing(found));
      await pause();
    }
  }

  /** Waits for the text of one element, for which that of another one has to stay. */
  async keepsTextUntil(
    keeps: { selector: string; part: string },
    arrives: { selector: string; part: string },
    missing: string,
  ): Promise<void> {
    await this.#until(
      async () => {
        // In this order: what arrives may take the other one away.
        const isKept = (await this.#text(keeps.selector)).includes(keeps.part);
        const hasArrived = (await this.#text(arrives.selector)).includes(arrives.part);
        if (!isKept && !hasArrived) throw new Missing(missing);
        return hasArrived;
      },
      (hasArrived) => hasArrived,
    );
  }

  /** The address of the preview must be this one. */
  async isAt(path: string, missing: (found: string) => string): Promise<void> {
    await this.#until(
      () => this.#options.state().address.path,
      (current) => current === path,
      missing,
    );
  }

  /** Waits for a hook, as `hooks` names it. */
  async happened(hook: string, missing: string): Promise<void> {
    await this.#until(
      () => this.hooks,
      (hooks) => hooks.includes(hook),
      () => missing,
    );
  }

  /** Waits for what the driver itself has seen, as in `mounted` or `lines`. */
  async becomes(holds: () => boolean, missing: () => string): Promise<void> {
    await this.#until(holds, (isSo) => isSo, missing);
  }

  /** Looks once. */
  async ask(probe: Probe): Promise<Answer> {
    const answer = await this.#options.ask(probe);
    if (!checkable.has(this.#options.state().status)) throw new NotRunning();
    return answer;
  }

  /** For what a check has found out itself. */
  fail(missing: string): never {
    throw new Missing(missing);
  }

  /** Waits for a line of the console that has all of `parts`. */
  async printed(parts: readonly string[], missing: string): Promise<void> {
    await this.#until(
      () => this.lines,
      (lines) => lines.some((line) => parts.every((part) => line.includes(part))),
      () => missing,
    );
  }

  /** What the console shows. */
  get lines(): readonly string[] {
    return this.#options.state().entries.map(lineOf);
  }

  /**
   * Names of the hooks so far, each with the name of the app: `afterMount order`; `afterMount order cacheMode` when it is
   * shown again.
   */
  get hooks(): readonly string[] {
    return this.#options.state().lifecycle.map(({ name, arguments: values }) => {
      const valueOf = (argument: string): string =>
        values.find((value) => value.name === argument)?.value ?? '';
      // The frame writes it with quotes.
      const app = valueOf('appInfo.name').replaceAll('"', '');
      return `${name} ${app} ${valueOf('cacheMode') === 'true' ? 'cacheMode' : ''}`.trim();
    });
  }

  /** Names of the sub-apps that have been mounted, each once. */
  get mounted(): readonly string[] {
    const prefix = 'afterMount ';
    const names = this.hooks.flatMap((hook) => {
      const [name] = hook.startsWith(prefix) ? hook.slice(prefix.length).split(' ') : [];
      return name === undefined ? [] : [name];
    });
    return [...new Set(names)];
  }

  /** Milliseconds between the first hook of a name and the first of another one, as `hooks` names them. */
  between(from: string, to: string): number {
    const timeOf = (hook: string): number =>
      this.#options.state().lifecycle[this.hooks.indexOf(hook)]?.time ?? 0;
    return timeOf(to) - timeOf(from);
  }

  /** The last error that nobody has caught, with its place; empty without one. */
  get failure(): string {
    const last = this.#failures.at(-1);
    return last ? `控制台里的错误：${failureText(last)}` : '';
  }

  get #failures(): readonly FailureEntry[] {
    return this.#options.state().entries.filter((entry) => entry.kind === 'failure');
  }

  /** Until nothing happens any more. */
  async settle(): Promise<void> {
    await this.#until(
      () => undefined,
      () => false,
    );
  }

  async #text(selector: string): Promise<string> {
    return String((await this.ask({ kind: 'text', selector })) ?? '');
  }

  async #activity(): Promise<Activity> {
    const { entries, lifecycle, address, status } = this.#options.state();
    const pending = await this.ask({ kind: 'pending' });
    const elements = await this.ask({ kind: 'count', selector: '*' });
    return {
      trace: [entries.length, lifecycle.length, address.path, status, pending, elements].join(),
      // Garfish lets a mount that failed wait for ever.
      isPending: Number(pending) > 0 && this.#failures.length === 0,
    };
  }

  /** Reads until it holds; gives up when nothing has changed for a while, no request is on its way and no sub-app is being mounted. */
  async #until<Value>(
    read: () => Promise<Value> | Value,
    holds: (value: Value) => boolean,
    missing?: (value: Value) => string,
  ): Promise<void> {
    const deadline = performance.now() + patienceMilliseconds;
    let before = '';
    let quiet = 0;
    for (;;) {
      const value = await read();
      if (holds(value)) return;
      const { trace, isPending } = await this.#activity();
      quiet = trace !== before || isPending ? 0 : quiet + 1;
      before = trace;
      if (quiet >= quietLooks || performance.now() > deadline) {
        if (missing) throw new Missing(missing(value));
        return;
      }
      await pause();
    }
  }
}
