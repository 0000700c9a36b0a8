import type { Page } from '@playwright/test';
import { createGate } from '../support/gate';
import { searchBox } from '../support/search';
import { expect, moveThePointer, storedValue, test, waitForHydration } from '../support/test';

const application = /\/assets\/js\/(?:runtime~main|main)\.\w+\.js$/;

/** The same every time: a press that is lost must be found again. */
const seed = 20_261_122;

interface Task {
  seed: number;
  count: number;
  /** Number of the press at which React may come. */
  gateAt: number;
}

/** What the page has to show in the end, and what was done to it. */
interface Outcome {
  expected: PageState;
  actual: PageState;
  presses: Record<string, number>;
  /** Presses before React had taken the page over. */
  early: number;
}

interface PageState {
  mode: string | undefined;
  modeChanges: number;
  /** Of each category of the sidebar, in their order. */
  expanded: (string | null)[];
  tab: string | undefined;
  copied: string[];
  isAnnounced: boolean;
  hash: string;
  text: string;
}

/**
 * In the page: presses its controls, drawn by chance, and keeps account of what they have to lead to. Presses are
 * `click()`, which is what a pressed button gets; each comes in a task of its own.
 */
async function pressAll(task: Task): Promise<void> {
  const { openTheGate } = window as unknown as { openTheGate: () => Promise<void> };
  const root = document.documentElement;
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const categories = (): HTMLElement[] => all('.theme-doc-sidebar-container .menu__caret');
  const field = document.querySelector<HTMLInputElement>('[role=search] input');
  const copyButtons = all('[data-copy]');
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  let modeChanges = 0;
  let lastMode = root.dataset['theme'];
  new MutationObserver(() => {
    if (root.dataset['theme'] !== lastMode) modeChanges += 1;
    lastMode = root.dataset['theme'];
  }).observe(root, { attributeFilter: ['data-theme'] });
  let state = task.seed;
  /** A number below `limit`: a linear congruential generator, with the factors of Numerical Recipes. */
  const draw = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const read = (): PageState => ({
    mode: root.dataset['theme'],
    modeChanges,
    expanded: categories().map((caret) => caret.getAttribute('aria-expanded')),
    tab: document.querySelector<HTMLElement>('[data-tabs] [role=tab][aria-selected=true]')?.dataset['value'],
    copied,
    isAnnounced: document.querySelector<HTMLElement>('[data-announcement]')?.offsetHeight !== 0,
    hash: location.hash,
    text: field?.value ?? '',
  });
  const expected = { ...structuredClone(read()) };
  const pressOne = (elements: readonly HTMLElement[]): number => {
    const index = draw(elements.length);
    elements[index]?.click();
    return index;
  };
  const controls: Record<string, () => void> = {
    colour: () => {
      pressOne(all('[data-colour-toggle]').slice(0, 1));
      expected.mode = expected.mode === 'dark' ? 'light' : 'dark';
      expected.modeChanges += 1;
    },
    category: () => {
      const index = pressOne(categories());
      expected.expanded[index] = expected.expanded[index] === 'true' ? 'false' : 'true';
    },
    tab: () => {
      const [group] = all('[data-tabs]');
      const tabs = [...(group?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
      expected.tab = tabs[pressOne(tabs)]?.dataset['value'];
    },
    copy: () => {
      // Each once: while a button says that it has copied, it does nothing.
      const button = copyButtons.shift();
      if (!button) return;
      button.click();
      expected.copied.push(button.closest('.theme-code-block')?.querySelector('pre')?.textContent ?? '');
    },
    announcement: () => {
      all('[data-announcement] button')[0]?.click();
      expected.isAnnounced = false;
    },
    link: () => {
      const links = all('.table-of-contents a');
      expected.hash = links[pressOne(links)]?.getAttribute('href') ?? '';
    },
    type: () => {
      field?.focus();
      const character = String.fromCharCode(97 + draw(26));
      field?.setRangeText(character, field.value.length, field.value.length, 'end');
      field?.dispatchEvent(new InputEvent('input', { bubbles: true, data: character }));
      expected.text += character;
    },
    clear: () => {
      all('[data-search-clear]')[0]?.click();
      expected.text = '';
    },
  };
  const names = Object.keys(controls);
  const presses: Record<string, number> = {};
  let early = 0;
  for (let count = 0; count < task.count; count += 1) {
    if (count === task.gateAt) void openTheGate();
    const name = names[draw(names.length)] ?? '';
    controls[name]?.();
    presses[name] = (presses[name] ?? 0) + 1;
    if (root.dataset['hasHydrated'] !== 'true') early += 1;
    await new Promise((resolve) => setTimeout(resolve, draw(3)));
  }
  Object.assign(window, { readOutcome: (): Outcome => ({ expected, actual: read(), presses, early }) });
}

/** Opens a page whose application comes when its own code says so. */
async function openGated(page: Page, path: string): Promise<void> {
  const gate = createGate();
  await page.route(application, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.exposeFunction('openTheGate', () => gate.open());
  await page.goto(path);
  await moveThePointer(page);
}

/** In three pages, so that a thousand are a matter of seconds. */
const pressesOfPage = 340;

for (const gateAt of [0, 100, 250]) {
  test(`${pressesOfPage} presses of all controls, React let in at number ${gateAt}: none lost, none done twice`, async ({
    page,
  }) => {
    await openGated(page, '/guide/start');
    await page.evaluate(pressAll, { seed: seed + gateAt, count: pressesOfPage, gateAt });
    await waitForHydration(page);
    // What React still does of it, it does within its next tasks.
    await page.evaluate(
      async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const outcome = await page.evaluate<Outcome>('readOutcome()');
    expect(Object.keys(outcome.presses)).toHaveLength(8);
    expect(Math.min(...Object.values(outcome.presses))).toBeGreaterThan(15);
    expect(outcome.early).toBeGreaterThanOrEqual(gateAt);
    expect(outcome.actual).toEqual(outcome.expected);
    expect(await storedValue(page, 'theme')).toBe(outcome.expected.mode);
    expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('true');
  });
}

test('fifty characters typed while React starts all arrive, and are answered', async ({ page }) => {
  await openGated(page, '/guide');
  const text = '沙箱里的样式隔离与 strictIsolation 以及 registerApp router 都要看';
  const characters = Array.from(text).slice(0, 50);
  expect(characters).toHaveLength(50);
  await page.keyboard.press('/');
  for (const [index, character] of characters.entries()) {
    if (index === 10) await page.evaluate('void openTheGate()');
    await page.keyboard.insertText(character);
  }
  await waitForHydration(page);
  await expect(searchBox(page)).toHaveValue(characters.join(''));
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/找到|没有找到/);
});

test.describe('the search before React', () => {
  test('answers, is used by the keyboard, and React changes nothing of it', async ({ page }) => {
    await openGated(page, '/guide');
    await page.keyboard.press('Control+K');
    await expect(searchBox(page)).toBeFocused();
    // At once: the options for fewer letters would make way for these.
    await page.keyboard.insertText('sandbox');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText('沙箱');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    const mark = (element: HTMLElement): string => (element.dataset['mark'] = 'the same');
    await options.nth(1).evaluate(mark);
    await page.evaluate('void openTheGate()');
    await waitForHydration(page);
    await expect(options.nth(1)).toHaveAttribute('data-mark', 'the same');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('sandbox');
    const address = await options.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address ?? '');
  });

  test('leads to a result, and closes', async ({ page }) => {
    await openGated(page, '/guide');
    await searchBox(page).pressSequentially('loadApp');
    await expect(page.getByRole('option').first()).toContainText('loadApp');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/api/loadApp');
    expect(await storedValue(page, 'search.recent')).toBe('["loadApp"]');
  });
});
