import { translate } from '@docusaurus/Translate';
import { on } from '../../pageScript/on';
import { addCards } from './card';
import { codeKey, type CodeTypes } from './codeTypesFormat';
import { element } from '../element';
import { createSheet } from './sheet';
import { wrapText } from './wrapText';

/** Where the types are: plugins/page-script knows. */
declare const codeTypesAddress: string;

const nameClass = 'reading-type';
const buttonClass = 'reading-types';

let types: CodeTypes | undefined;
let loading: Promise<void> | undefined;

async function download(): Promise<void> {
  try {
    const response = await fetch(codeTypesAddress);
    if (response.ok) types = (await response.json()) as CodeTypes;
  } finally {
    // Without a network, say: the next block tries again.
    loading = undefined;
  }
}

function textsIn(code: HTMLElement): Text[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

/** Puts elements around the names in a block that there is something to say of. */
function markNames(code: HTMLElement, names: readonly number[]): void {
  let end = code.textContent.length;
  let index = names.length - 3;
  // From the end: what is split off does not move what stands before it.
  for (const text of textsIn(code).reverse()) {
    const start = end - text.length;
    for (; index >= 0 && (names[index] ?? 0) >= start; index -= 3) {
      const [nameStart = 0, length = 0, textIndex = 0] = names.slice(index, index + 3);
      // A name that is coloured in two has no element.
      if (nameStart + length <= start + text.length) {
        wrapText(text, nameStart - start, length, nameClass).dataset['type'] = String(textIndex);
      }
    }
    end = start;
  }
}

function addButton(block: HTMLElement): void {
  const button = element(
    'button',
    buttonClass,
    translate({
      id: 'reading.types.button',
      message: '类型',
      description: 'The button in a block of code that lists the types of the names in it',
    }),
  );
  block.querySelector('[data-copy]')?.before(button);
}

function isPrepared(block: HTMLElement): boolean {
  return block.dataset['types'] !== undefined;
}

async function prepare(block: HTMLElement): Promise<void> {
  const code = block.querySelector('pre');
  if (!code || isPrepared(block)) return;
  if (!types) {
    loading ??= download();
    await loading.catch(() => undefined);
  }
  if (!types || isPrepared(block)) return;
  block.dataset['types'] = '';
  const names = types.blocks[codeKey(code.textContent)];
  if (!names || names.length === 0) return;
  markNames(code, names);
  addButton(block);
}

function describe(name: HTMLElement): Node[] | undefined {
  const text = types?.texts[Number(name.dataset['type'])];
  if (!text) return undefined;
  const [type, meaning] = text;
  return [element('code', '', type), ...(meaning === '' ? [] : [element('p', '', meaning)])];
}

/** Everything that the cards of a block say, for those who do not point at it. */
function list(button: HTMLElement): void {
  const names = button.closest('.theme-code-block')?.querySelectorAll<HTMLElement>(`.${nameClass}`) ?? [];
  const distinct = new Map([...names].map((name) => [`${name.textContent} ${name.dataset['type']}`, name]));
  const items = [...distinct.values()].map((name) =>
    element('li', '', element('b', '', name.textContent), ...(describe(name) ?? [])),
  );
  const title = translate({
    id: 'reading.types.title',
    message: '这段代码里的类型',
    description: 'Title of the list of the types of the names in a block of code',
  });
  const sheet = createSheet(title, element('ul', '', ...items));
  sheet.addEventListener('close', () => sheet.remove());
  sheet.showModal();
}

/** Names of Garfish in blocks of code tell their types; they are fetched when the reader turns to a block. */
export function handleCodeTypes(): void {
  for (const type of ['pointerover', 'focusin'] as const) {
    on(type, '.theme-code-block', (block) => void prepare(block));
  }
  on('click', `.${buttonClass}`, list);
  addCards({ selector: `.${nameClass}`, contentOf: describe });
}
