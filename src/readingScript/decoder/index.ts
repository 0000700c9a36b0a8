import { closest } from '../../pageScript/on';
import { Decoder, mostCharacters, searchWords, type Found } from '../../messages/decode';
import type { DecoderEntry } from '../../messages/entries';
import { element } from '../element';
import { markdown } from './markdown';
import {
  countText,
  failureText,
  foreignText,
  longText,
  moreText,
  noneText,
  partNames,
  searchText,
} from './texts';

/** Put in by the build: `plugins/page-script/`. */
declare const siteBaseUrl: string;
declare const decoderEntries: string;

const boxSelector = '.error-decoder';
const statusClass = 'decoder-status';
const answersClass = 'decoder-answers';

/** More would hide what is to be solved first. */
const mostAnswers = 5;

let decoder: Promise<Decoder> | undefined;

async function download(): Promise<Decoder> {
  const response = await fetch(decoderEntries);
  if (!response.ok) throw new Error(`${decoderEntries}: ${response.status}`);
  return new Decoder((await response.json()) as DecoderEntry[]);
}

/** Fetched once; after a failure, again with the next letter. */
async function load(): Promise<Decoder> {
  decoder ??= download();
  try {
    return await decoder;
  } catch (error) {
    decoder = undefined;
    throw error;
  }
}

function linkTo(path: string, ...label: (Node | string)[]): HTMLAnchorElement {
  const link = element('a', '', ...label);
  link.href = siteBaseUrl + path;
  return link;
}

function answer({ entry, line }: Found): HTMLElement {
  const { cause, check, fix } = partNames();
  const rows = [
    [cause, entry.cause],
    [check, entry.check],
    [fix, entry.fix],
  ].flatMap(([name = '', text]) =>
    text ? [element('dt', '', name), element('dd', '', ...markdown(text))] : [],
  );
  const note = entry.isForeign ? [element('p', '', foreignText())] : [];
  return element(
    'li',
    '',
    ...(line === entry.title.replaceAll('`', '') ? [] : [element('code', '', line)]),
    element('p', '', '→ ', linkTo(entry.place, ...markdown(entry.title))),
    ...note,
    element('dl', '', ...rows),
  );
}

/** The parts of a box; the status is there before it says something, or it would not be read aloud. */
function partsOf(box: HTMLElement): { status: HTMLElement; answers: HTMLElement } {
  const status = box.querySelector<HTMLElement>(`.${statusClass}`) ?? element('p', statusClass);
  const answers = box.querySelector<HTMLElement>(`.${answersClass}`) ?? element('ol', answersClass);
  if (!status.isConnected) {
    status.setAttribute('role', 'status');
    box.append(status, answers);
  }
  return { status, answers };
}

function show(box: HTMLElement, text: string, found: readonly Found[]): void {
  const { status, answers } = partsOf(box);
  const notes = [
    ...(text.trim() === '' ? [] : [found.length > 0 ? countText(found.length) : noneText()]),
    ...(found.length > mostAnswers ? [moreText(found.length - mostAnswers)] : []),
    ...(text.length >= mostCharacters ? [longText()] : []),
  ];
  const words = found.length > 0 ? '' : searchWords(text);
  const search = linkTo(`search?q=${encodeURIComponent(words)}`, searchText(words));
  status.replaceChildren(notes.join(' '), ...(words === '' ? [] : [' ', search]));
  answers.replaceChildren(...found.slice(0, mostAnswers).map(answer));
}

async function decode(box: HTMLElement): Promise<void> {
  const text = box.querySelector('textarea')?.value ?? '';
  try {
    const loaded = await load();
    // Something else may have been typed meanwhile: its own turn comes.
    if (text === box.querySelector('textarea')?.value) show(box, text, loaded.decode(text));
  } catch {
    partsOf(box).status.replaceChildren(failureText());
  }
}

function prepare(box: HTMLElement): void {
  partsOf(box);
  // What was typed, or pasted, before this script came.
  if (box.querySelector('textarea')?.value) void decode(box);
}

document.addEventListener('input', ({ target }) => {
  const box = closest(target, boxSelector);
  if (box) void decode(box);
});
document.addEventListener('focusin', ({ target }) => {
  const box = closest(target, boxSelector);
  if (box) prepare(box);
});
for (const box of document.querySelectorAll<HTMLElement>(boxSelector)) prepare(box);
