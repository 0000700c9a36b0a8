import { withEachBody } from './events';

function openTarget(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details');
  if (details) details.open = true;
}

/** Opens the folded question that the address names: `plugins/rehype/foldQuestions`. */
export function handleQuestions(): void {
  withEachBody(openTarget);
  addEventListener('hashchange', openTarget);
}
