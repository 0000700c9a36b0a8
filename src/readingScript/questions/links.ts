import { translate } from '@docusaurus/Translate';
import { withEachBody } from '../../pageScript/events';
import { element } from '../element';

const linkClass = 'question-link';

/** Its title is a button: no link may stand in it. */
function addLink(question: HTMLElement): void {
  const title = question.querySelector('summary > [id]');
  if (!title || question.querySelector(`.${linkClass}`)) return;
  const label = translate({
    id: 'reading.questions.link',
    message: '这一条的链接',
    description: 'Link below the answer of a question: its own address',
  });
  const link = element('a', linkClass, label);
  link.href = `#${title.id}`;
  question.append(link);
}

function addLinks(): void {
  for (const question of document.querySelectorAll<HTMLElement>('.question[open]')) addLink(question);
}

/** Gives every question that is opened a link to itself. */
export function handleQuestionLinks(): void {
  // `toggle` does not bubble.
  document.addEventListener('toggle', addLinks, true);
  withEachBody(addLinks);
}
