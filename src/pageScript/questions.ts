import { withEachBody } from './events';

function openTarget(): void {
  document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

/** Opens the folded question that the address names: `plugins/rehype/foldQuestions`. */
export function handleQuestions(): void {
  withEachBody(openTarget);
  addEventListener('hashchange', openTarget);
}
