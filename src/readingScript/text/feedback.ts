import { translate } from '@docusaurus/Translate';
import { withEachBody } from '../../pageScript/events';
import { on } from '../../pageScript/on';
import { element } from '../element';
import { feedbackNote, issueAddress, type Feedback } from './feedbackNote';
import { copyAndNotify } from '../notice';

/** What plugins/page-script is given. */
declare const repositoryUrl: string;
declare const garfishVersion: string;

const sectionClass = 'reading-feedback';

/** Addresses have a limit. */
const longestQuote = 500;
const longestRemark = 1000;

let quote = '';

/** To press a button ends a selection: what was selected last on the page is meant. */
function rememberSelection(): void {
  const selection = getSelection();
  const text = selection?.toString().trim() ?? '';
  if (text !== '' && selection?.anchorNode?.parentElement?.closest('.theme-doc-markdown')) {
    quote = text.slice(0, longestQuote);
  }
}

function readFeedback(isHelpful: boolean, remark: string): Feedback {
  const title = document.querySelector('h1')?.textContent ?? document.title;
  return { title, address: location.href, garfishVersion, isHelpful, remark: remark.trim(), quote };
}

function copyNote(feedback: Feedback): Promise<void> {
  return copyAndNotify(
    () => navigator.clipboard.writeText(feedbackNote(feedback)),
    translate({
      id: 'reading.feedback.copied',
      message: '已复制，没有发送给任何人',
      description: 'Shown once the note on a page is on the clipboard',
    }),
    translate({
      id: 'reading.feedback.failed',
      message: '浏览器不允许复制，请用旁边的链接',
      description: 'Shown when the note on a page could not be copied',
    }),
  );
}

function labelText(isHelpful: boolean): string {
  return isHelpful
    ? translate({
        id: 'reading.feedback.praise',
        message: '谢谢。想补充什么，可以写在这里：',
        description: 'Label of the field for a remark, when the page was helpful',
      })
    : translate({
        id: 'reading.feedback.complaint',
        message: '哪里不对，或者少了什么？',
        description: 'Label of the field for a remark, when the page was not helpful',
      });
}

/** A new issue with what the field says, as it is when the link is followed. */
function issueLink(field: HTMLElement, read: () => Feedback): HTMLElement {
  const text = translate({
    id: 'reading.feedback.issue',
    message: '在 GitHub 上新建 issue',
    description: 'Link to a new issue that has the remark in it',
  });
  const link = element('a', '', text);
  link.target = '_blank';
  link.rel = 'noopener';
  const update = (): void => {
    link.href = issueAddress(repositoryUrl, read());
  };
  field.addEventListener('input', update);
  update();
  return link;
}

function copyButton(read: () => Feedback): HTMLElement {
  const text = translate({
    id: 'reading.feedback.copy',
    message: '复制为 Markdown',
    description: 'The button that copies the remark, to be sent by other means',
  });
  const button = element('button', '', text);
  button.addEventListener('click', () => void copyNote(read()));
  return button;
}

/** What follows the answer: a remark, and the two ways to take it somewhere. */
function createForm(isHelpful: boolean): HTMLElement {
  const field = Object.assign(element('textarea', ''), { rows: 3, maxLength: longestRemark });
  const read = (): Feedback => readFeedback(isHelpful, field.value);
  const promise = translate({
    id: 'reading.feedback.promise',
    message: '什么都不会自动发送：打开的 issue 里已经填好，由你决定提交还是关掉。',
    description: 'Says that no data leaves the browser by itself',
  });
  return element(
    'div',
    '',
    element('label', '', labelText(isHelpful), field),
    ...(quote === '' ? [] : [element('blockquote', '', quote)]),
    element('p', '', issueLink(field, read), copyButton(read)),
    element('small', '', promise),
  );
}

function answer(button: HTMLElement): void {
  const section = button.closest(`.${sectionClass}`);
  for (const other of section?.querySelectorAll('button[aria-pressed]') ?? []) {
    other.setAttribute('aria-pressed', String(other === button));
  }
  section?.querySelector(':scope > div')?.remove();
  section?.append(createForm(button.dataset['answer'] === 'yes'));
  section?.querySelector('textarea')?.focus();
}

function answerButton(value: string, text: string): HTMLButtonElement {
  const button = element('button', '', text);
  button.dataset['answer'] = value;
  button.setAttribute('aria-pressed', 'false');
  return button;
}

/** Below the text of a document; the HTML that a body is kept as may have it already. */
function addQuestion(): void {
  quote = '';
  const footer = document.querySelector('[data-body] .theme-doc-footer');
  if (!footer || document.querySelector(`.${sectionClass}`)) return;
  const question = element(
    'span',
    '',
    translate({
      id: 'reading.feedback.question',
      message: '这一页有帮助吗？',
      description: 'Asked below the text of a document',
    }),
  );
  const yes = translate({
    id: 'reading.feedback.yes',
    message: '有',
    description: 'Answer: the page was helpful',
  });
  const no = translate({
    id: 'reading.feedback.no',
    message: '没有',
    description: 'Answer: the page was not helpful',
  });
  footer.before(element('section', sectionClass, question, answerButton('yes', yes), answerButton('no', no)));
}

/** Asks whether a page was helpful. Nothing is sent: the answer becomes an issue or a note, if the reader wants that. */
export function handleFeedback(): void {
  withEachBody(addQuestion);
  document.addEventListener('selectionchange', rememberSelection);
  on('click', '[data-answer]', answer);
}
