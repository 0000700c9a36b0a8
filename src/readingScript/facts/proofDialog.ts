import { translate } from '@docusaurus/Translate';
import { copyText } from '@site/src/copyText';
import { element } from '../element';
import { sinceLine } from './sinceLine';
import { loadProof, type Proof } from './loadProof';

function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', className, label);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

/** Its words say how it went; they stay until the window is closed. */
function copyButton(address: string): HTMLButtonElement {
  const label = translate({
    id: 'reading.facts.copy',
    message: '复制链接',
    description: 'Copies the address of the proof of a sentence',
  });
  const copied = translate({
    id: 'reading.facts.copied',
    message: '已复制',
    description: 'Words of the copy button once the address of a proof is on the clipboard',
  });
  const failed = translate({
    id: 'reading.facts.copyFailed',
    message: '浏览器不允许复制',
    description: 'Words of the copy button when the browser refuses',
  });
  const made = button(label, '', () => {
    void copyText(address).then((isCopied) => (made.textContent = isCopied ? copied : failed));
  });
  return made;
}

function codeOf(html: string): HTMLElement {
  const code = element('code', '');
  // The site's own, coloured when it was built.
  code.innerHTML = html;
  const block = element('pre', 'thin-scrollbar', code);
  block.tabIndex = 0;
  return block;
}

/** The code, what runs it, and the ways on. */
function partsOf({ id, garfish, since, code }: Proof, list: string): Node[] {
  const title = translate(
    {
      id: 'reading.facts.title',
      message: '已用 garfish {garfish} 在 Chromium 里验证',
      description: 'Title of the window with the proof of a sentence',
    },
    { garfish },
  );
  const howToRun = translate({
    id: 'reading.facts.howToRun',
    message: '网页里运行不了，在本站的仓库里运行：',
    description: 'Before the command that runs the proof of a sentence',
  });
  const more = element(
    'a',
    '',
    translate({
      id: 'reading.facts.more',
      message: '在事实页查看',
      description: 'Link to the fact in the list of the facts of its page',
    }),
  );
  more.href = `${list}#${id}`;
  const command = element('code', '', `npx playwright test --project=facts -g "${id}"`);
  return [
    element('p', 'proof-title', title),
    ...(since ? [sinceLine(since)] : []),
    codeOf(code),
    element('p', '', howToRun, command),
    element('p', 'proof-actions', copyButton(more.href), more),
  ];
}

/** Before the proof stands what it calls: scrolls to the proof itself. */
function scrollToProof(block: HTMLElement, id: string): void {
  const lines = block.textContent.trimEnd().split('\n');
  const line = lines.findIndex((text) => text.includes(`id: '${id}'`));
  block.scrollTop = (Math.max(line - 1, 0) / lines.length) * block.scrollHeight;
}

async function fill(content: HTMLElement, list: string, anchor: string): Promise<void> {
  try {
    const proof = await loadProof(list, anchor);
    content.replaceChildren(...partsOf(proof, list));
    const block = content.querySelector('pre');
    if (block) scrollToProof(block, proof.id);
  } catch (error) {
    console.warn(error);
    content.textContent = translate({
      id: 'reading.facts.failed',
      message: '证明没有加载成功，关闭后再点一次可以重试。',
      description: 'Shown when the proof of a sentence could not be loaded',
    });
  }
}

/** What the sentence says, without the button that it has been given. */
function quote(sentence: HTMLElement): HTMLElement {
  const parts = [...sentence.childNodes].filter(({ nodeName }) => nodeName !== 'BUTTON');
  return element('blockquote', '', ...parts.map((part) => part.cloneNode(true)));
}

/** Below the sentence where there is room; on narrow screens at the lower edge. */
function place(dialog: HTMLDialogElement, sentence: HTMLElement): void {
  const { bottom, left } = sentence.getBoundingClientRect();
  dialog.style.setProperty('--sentence-bottom', `${bottom}px`);
  dialog.style.setProperty('--sentence-left', `${left}px`);
}

/**
 * Shows what proves a sentence, over the page and near it. Escape, a click beside it and its button close it, and the focus
 * is where it was.
 *
 * @param list the address of the facts of the sentence's page
 */
export function showProof(sentence: HTMLElement, list: string): void {
  const loading = translate({
    id: 'reading.facts.loading',
    message: '正在加载证明…',
    description: 'Shown while the proof of a sentence is loading',
  });
  const content = element('div', '', loading);
  const close = button('✕', 'proof-close', () => dialog.close());
  const closeLabel = translate({
    id: 'reading.facts.close',
    message: '关闭',
    description: 'Closes the window with the proof of a sentence',
  });
  close.setAttribute('aria-label', closeLabel);
  const dialog = element('dialog', 'proof', quote(sentence), content, close);
  const name = translate({
    id: 'reading.facts.dialog',
    message: '这句话的证明',
    description: 'Name of the window with the proof of a sentence',
  });
  dialog.setAttribute('aria-label', name);
  const closeIt = (): void => dialog.close();
  // It is of the page that is left.
  addEventListener('popstate', closeIt);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', closeIt);
    dialog.remove();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  place(dialog, sentence);
  document.body.append(dialog);
  dialog.showModal();
  // Not the first link of the sentence.
  close.focus();
  void fill(content, list, sentence.id);
}
