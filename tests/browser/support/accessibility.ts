import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

const axeScript = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, and what axe holds to be good practice beside it. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of these standards whose outcome is a matter of how a text and what is behind it are painted. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const allButColour: RunOptions = {
  runOnly: standards,
  rules: Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
};

const colour: RunOptions = {
  runOnly: { type: 'rule', values: rulesOfColour },
  resultTypes: ['violations'],
};

interface Violation {
  id: string;
  /** The elements concerned, each with what is wrong with it. */
  nodes: string[];
}

/** Not as script elements: the frames' policy refuses them. A document that has axe is not made to read it again. */
async function addAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  }
}

/** What a text is painted with. */
const whatIsPainted = [
  'color',
  'background-color',
  'background-image',
  'opacity',
  'text-shadow',
  'font-size',
  'font-weight',
  'text-decoration-line',
  'display',
  'visibility',
];

/**
 * In the page: hides each element that is painted, with all that is in it, like one before it that stands in elements
 * painted alike. Contrast takes axe most of its time, and cannot differ between the two. Nothing moves.
 *
 * @param properties what has to be equal, beside tags and classes
 * @returns shows them again
 */
function hideRepeatedLooks(properties: readonly string[]): () => void {
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key) ?? 0;
  };
  const looks = new Map<Element, number>();
  const shapes = new Map<Element, number>();
  const shapeOf = (element: Element): number => {
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const values = properties.map((property) => style.getPropertyValue(property));
    const look = numberOf([element.tagName, element.className, hasText, ...values].join('|'));
    // What is in these is another tree, which may differ.
    const isOpaque = element.shadowRoot !== null || element instanceof HTMLIFrameElement;
    const within = isOpaque ? `alone ${shapes.size}` : [...element.children].map(shapeOf).join();
    const shape = numberOf(`${look}(${within})`);
    looks.set(element, look);
    shapes.set(element, shape);
    return shape;
  };
  const seen = new Set<string>();
  const hidden: HTMLElement[] = [];
  const visit = (element: Element, around: number): void => {
    const key = `${around}>${shapes.get(element)}`;
    const isFocused = element.contains(document.activeElement);
    if (seen.has(key) && !isFocused && element instanceof HTMLElement) {
      hidden.push(element);
    } else {
      seen.add(key);
      for (const child of element.children) visit(child, numberOf(`${around}/${looks.get(element)}`));
    }
  };
  shapeOf(document.body);
  visit(document.body, numberOf('page'));
  for (const element of hidden) element.style.visibility = 'hidden';
  return () => {
    for (const element of hidden) element.style.visibility = '';
  };
}

async function run(page: Page, runOptions: RunOptions): Promise<Violation[]> {
  await addAxe(page);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    const { violations } = await axe.run(options);
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    }));
  }, runOptions);
}

/** A colour that is still on its way to another is read as neither. */
async function waitForColours(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** What axe finds in the page as it stands, its frames included. */
export async function violationsOn(page: Page): Promise<Violation[]> {
  return [...(await structureViolationsOn(page)), ...(await colourViolationsOn(page))];
}

/** A tooltip belongs to what it describes, in whatever landmark that is; it stands at the end of the page. */
function withoutTooltips({ id, nodes }: Violation): Violation {
  return { id, nodes: id === 'region' ? nodes.filter((node) => !node.includes('role="tooltip"')) : nodes };
}

/** What axe finds beside colours, which are those of the wide layout on a narrow screen, too. */
export async function structureViolationsOn(page: Page): Promise<Violation[]> {
  // A frame is a document of its own, whose landmarks are not the page's: axe takes them for one.
  const hasFrames = page.frames().length > 1;
  const rules = { ...allButColour.rules, 'landmark-unique': { enabled: !hasFrames } };
  const violations = await run(page, { ...allButColour, rules });
  return violations.map(withoutTooltips).filter(({ nodes }) => nodes.length > 0);
}

/** What axe finds in the colours of the page as it stands: enough for the second colour mode of a checked page. */
export async function colourViolationsOn(page: Page): Promise<Violation[]> {
  const show = await page.evaluateHandle(hideRepeatedLooks, whatIsPainted);
  await waitForColours(page);
  const violations = await run(page, colour);
  await show.evaluate((showAgain) => showAgain());
  return violations;
}

interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

/** What stands in the live regions of the page's own accessibility tree: screen readers speak it when it comes. */
export async function spokenOn(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isLive = ({ ignored, properties }: AXNode): boolean =>
    !ignored &&
    (properties ?? []).some(
      ({ name, value }) => name === 'live' && (value.value === 'polite' || value.value === 'assertive'),
    );
  const textOf = ({ role, name, childIds }: AXNode): string =>
    role?.value === 'StaticText' && typeof name?.value === 'string'
      ? name.value
      : (childIds ?? []).map((id) => textOf(byId.get(id) ?? { nodeId: id, ignored: true })).join('');
  return nodes
    .filter(isLive)
    .map((node) => textOf(node))
    .join('\n');
}
