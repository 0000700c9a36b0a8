import type { HostPage } from '../../../facts/kit/proof';
import type { Engine } from '../../../tools/engines/engine';

/** A proof asks for something that only Playwright's Chromium can do. */
export class NotInThisEngine extends Error {
  override name = 'NotInThisEngine';
}

/** What is evaluated: source text, or a function with its argument. */
type Evaluated = string | ((argument: never) => unknown);

/** Something that stays in the page: its place in a list there. */
class Handle {
  constructor(
    private readonly index: number,
    readonly evaluate: (run: Evaluated) => Promise<unknown>,
  ) {}

  jsonValue(): Promise<unknown> {
    return this.evaluate((value: unknown) => value);
  }

  toJSON(): string {
    return `handle ${this.index}`;
  }
}

function expressionOf(run: Evaluated, argument: unknown): string {
  if (typeof run === 'string') return run;
  const text = (argument === undefined ? '' : JSON.stringify(argument)).replaceAll(
    /"handle (\d+)"/g,
    'window.handles[$1]',
  );
  return `(${run.toString()})(${text})`;
}

/**
 * Elements that a selector of Playwright's finds, as source text: in open shadow trees too, and with `>> text=` those
 * that contain a text.
 */
function foundBy(selector: string): string {
  const [css = '', text = ''] = selector.split(' >> text=');
  const parts = css.replaceAll(/\s*>\s*/g, '>').split(' ');
  return `(() => {
    const search = (root, part) => {
      const below = [root, ...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return [...root.querySelectorAll(part), ...below.flatMap((shadow) => search(shadow, part))];
    };
    const found = ${JSON.stringify(parts)}.reduce((roots, part) => roots.flatMap((root) => search(root, part)), [document]);
    return [...new Set(found)].filter(({ textContent }) => textContent.includes(${JSON.stringify(text)}));
  })()`;
}

/** Asks an engine, in its own words, for what Playwright's page is asked for. */
class Steps {
  /** It is asked for with every step: a page's is read without waiting. */
  address = '';

  constructor(
    private readonly engine: Engine,
    private readonly limit: number,
  ) {}

  async evaluate(run: Evaluated, argument?: unknown): Promise<unknown> {
    const both = await this.engine.evaluate(
      `(async () => { const value = await (${expressionOf(run, argument)}); return [value, location.href]; })()`,
    );
    const [value, href] = Array.isArray(both) ? (both as unknown[]) : [];
    this.address = String(href);
    return value;
  }

  /** Keeps the value in the page. */
  async hold(run: Evaluated, argument?: unknown): Promise<Handle> {
    const index = await this.evaluate(
      `(async () => (window.handles ??= []).push(await ${expressionOf(run, argument)}) - 1)()`,
    );
    const handle: Handle = new Handle(Number(index), (inner) => this.evaluate(inner, handle));
    return handle;
  }

  async waitFor(what: string, isThere: () => Promise<unknown>): Promise<void> {
    const end = performance.now() + this.limit;
    while (!(await isThere())) {
      if (performance.now() > end) throw new Error(`waited ${this.limit} ms for ${what}`);
    }
  }

  async waitForSelector(selector: string): Promise<object> {
    await this.waitFor(selector, () => this.evaluate(`${foundBy(selector)}.length > 0`));
    return refusing('element', {});
  }

  /** What an expression makes of the first `element` that a selector finds. */
  async first(selector: string, expression: string): Promise<unknown> {
    await this.waitForSelector(selector);
    return this.evaluate(`((element) => ${expression})(${foundBy(selector)}[0])`);
  }

  async move(go: () => Promise<void>): Promise<void> {
    await go();
    await this.evaluate('0');
  }

  /** Not by the driver: WebKit's skips what a page has added to its history without its reader. */
  async traverse(delta: number): Promise<void> {
    await this.evaluate(
      `new Promise((resolve) => { addEventListener('popstate', () => resolve(), { once: true }); history.go(${delta}); })`,
    );
  }
}

/** Runs in the page. */
function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not load`));
    document.head.append(script);
  });
}

function createLocator(steps: Steps, selector: string): object {
  return refusing('locator', {
    count: () => steps.evaluate(`${foundBy(selector)}.length`),
    allTextContents: () => steps.evaluate(`${foundBy(selector)}.map(({ textContent }) => textContent)`),
    textContent: () => steps.first(selector, 'element.textContent'),
    inputValue: () => steps.first(selector, 'element.value'),
    waitFor: () => steps.waitForSelector(selector),
    click: () => steps.first(selector, 'element.click()'),
    fill: (text: string) =>
      steps.first(
        selector,
        `{ element.value = ${JSON.stringify(text)}; element.dispatchEvent(new Event('input', { bubbles: true })); }`,
      ),
    evaluate: (run: Evaluated, argument?: unknown) =>
      steps.first(
        selector,
        `(${run.toString()})(element, ${argument === undefined ? '' : JSON.stringify(argument)})`,
      ),
  });
}

/**
 * The part of a host's page that proofs use and that any engine can be asked for.
 *
 * @param stepLimit in ms
 * @param firstScripts gets what has to run before the page's own scripts
 */
export function createEnginePage(engine: Engine, stepLimit: number, firstScripts: string[]): HostPage {
  const steps = new Steps(engine, stepLimit);
  const page = {
    evaluate: (run: Evaluated, argument?: unknown) => steps.evaluate(run, argument),
    evaluateHandle: (run: Evaluated, argument?: unknown) => steps.hold(run, argument),
    addInitScript: (run: Evaluated, argument?: unknown) => {
      firstScripts.push(`${expressionOf(run, argument)};`);
      return Promise.resolve();
    },
    waitForFunction: (run: Evaluated, argument?: unknown) =>
      steps.waitFor(String(run), () => steps.evaluate(run, argument)),
    waitForSelector: (selector: string) => steps.waitForSelector(selector),
    url: () => steps.address,
    goto: (url: string) => steps.move(() => engine.goto(url)),
    reload: () => steps.move(() => engine.reload()),
    goBack: () => steps.traverse(-1),
    goForward: () => steps.traverse(1),
    textContent: (selector: string) => steps.first(selector, 'element.textContent'),
    click: (selector: string) => steps.first(selector, 'element.click()'),
    addScriptTag: ({ url = '' }: { url?: string }) => steps.evaluate(addScript, url),
    locator: (selector: string) => createLocator(steps, selector),
  };
  return refusing('page', page) as unknown as HostPage;
}

/** The object, with an error for every other method that is asked for. */
function refusing<Methods extends object>(name: string, methods: Methods): Methods {
  return new Proxy(methods, {
    get: (target, key): unknown => {
      // Not a promise: whoever returns it from an async function asks.
      if (key === 'then' || key in target) return Reflect.get(target, key);
      throw new NotInThisEngine(`${name}.${String(key)}`);
    },
  });
}
