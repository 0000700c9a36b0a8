import { withEachBody } from './events';

/** Opens the folded question that the address names. */
export function openTarget(): void {
  document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
}

/** Folded questions open where the address names them: `plugins/rehype/foldQuestions`. */
export function handleQuestions(): void {
  withEachBody(openTarget);
  addEventListener('hashchange', openTarget);
}
