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

/**
 * The part of a host's page that proofs use and that any engine can be asked for.
 *
 * @param firstScripts gets what has to run before the page's own scripts
 */
export function createEnginePage(engine: Engine, stepLimit: number, firstScripts: string[]): HostPage {
  let address = '';
  /** The address is asked for with every step: a page's is read without waiting. */
  const evaluate = async (run: Evaluated, argument?: unknown): Promise<unknown> => {
    const both = await engine.evaluate(
      `(async () => { const value = await (${expressionOf(run, argument)}); return [value, location.href]; })()`,
    );
    const [value, href] = Array.isArray(both) ? (both as unknown[]) : [];
    address = String(href);
    return value;
  };
  const waitFor = async (what: string, isThere: () => Promise<unknown>): Promise<void> => {
    const end = performance.now() + stepLimit;
    while (!(await isThere())) {
      if (performance.now() > end) throw new Error(`waited ${stepLimit} ms for ${what}`);
    }
  };
  const waitForSelector = async (selector: string): Promise<object> => {
    await waitFor(selector, () => evaluate(`${foundBy(selector)}.length > 0`));
    return refusing('element', {});
  };
  // Not by the driver: WebKit's skips what a page has added to its history without its reader.
  const traverse = async (steps: number): Promise<void> => {
    await evaluate(
      `new Promise((resolve) => { addEventListener('popstate', () => resolve(), { once: true }); history.go(${steps}); })`,
    );
  };
  const first = async (selector: string, expression: string): Promise<unknown> => {
    await waitForSelector(selector);
    return evaluate(`((element) => ${expression})(${foundBy(selector)}[0])`);
  };
  const moved = async (move: () => Promise<void>): Promise<void> => {
    await move();
    await evaluate('0');
  };
  const page = {
    evaluate,
    evaluateHandle: async (run: Evaluated, argument?: unknown) => {
      const index = await evaluate(
        `(async () => (window.handles ??= []).push(await ${expressionOf(run, argument)}) - 1)()`,
      );
      const handle: Handle = new Handle(Number(index), (inner) => evaluate(inner, handle));
      return handle;
    },
    addInitScript: (run: Evaluated, argument?: unknown) => {
      firstScripts.push(`${expressionOf(run, argument)};`);
      return Promise.resolve();
    },
    waitForFunction: (run: Evaluated, argument?: unknown) =>
      waitFor(String(run), () => evaluate(run, argument)),
    waitForSelector,
    url: () => address,
    goto: (url: string) => moved(() => engine.goto(url)),
    reload: () => moved(() => engine.reload()),
    goBack: () => traverse(-1),
    goForward: () => traverse(1),
    textContent: (selector: string) => first(selector, 'element.textContent'),
    click: (selector: string) => first(selector, 'element.click()'),
    addScriptTag: ({ url = '' }: { url?: string }) =>
      evaluate(
        (src: string) =>
          new Promise<void>((resolve, reject) => {
            const script = document.createElement('script');
            script.src = src;
            script.onload = () => resolve();
            script.onerror = () => reject(new Error(`${src} did not load`));
            document.head.append(script);
          }),
        url,
      ),
    locator: (selector: string) =>
      refusing('locator', {
        count: () => evaluate(`${foundBy(selector)}.length`),
        allTextContents: () => evaluate(`${foundBy(selector)}.map(({ textContent }) => textContent)`),
        textContent: () => first(selector, 'element.textContent'),
        inputValue: () => first(selector, 'element.value'),
        waitFor: () => waitForSelector(selector),
        click: () => first(selector, 'element.click()'),
        fill: (text: string) =>
          first(
            selector,
            `{ element.value = ${JSON.stringify(text)}; element.dispatchEvent(new Event('input', { bubbles: true })); }`,
          ),
        evaluate: (run: Evaluated, argument?: unknown) =>
          first(
            selector,
            `(${run.toString()})(element, ${argument === undefined ? '' : JSON.stringify(argument)})`,
          ),
      }),
  };
  return refusing('page', page) as unknown as HostPage;
}

/** The object, with an error for every other method that is asked for. */
function refusing<Methods extends object>(name: string, methods: Methods): Methods {
  return new Proxy(methods, {
    get: (target, key) => {
      // Not a promise: whoever returns it from an async function asks.
      if (key === 'then' || key in target) return Reflect.get(target, key) as unknown;
      throw new NotInThisEngine(`${name}.${String(key)}`);
    },
  });
}
