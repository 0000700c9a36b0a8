/** On a body that has just come by client navigation: what is far below is laid out after the first paint. */
const className = 'arriving';

/**
 * Lets the browser paint the beginning of a long body before it lays out the rest: `src/css/text.css`.
 *
 * @returns ends it at once
 */
export function arrive(body: HTMLElement): () => void {
  body.classList.add(className);
  let timer: number | undefined;
  const end = (): void => body.classList.remove(className);
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(end);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    end();
  };
}
