import { bodyEvent } from './events';

type Failure = 'notFound' | 'loadError' | 'offline';

/** The parts of the element that `Image` writes. */
interface Frame {
  placeholder: HTMLElement;
  picture: HTMLImageElement;
  messages: HTMLElement[];
}

function readFrame(element: Element | null | undefined): Frame | undefined {
  const [placeholder, picture, ...messages] = element?.children ?? [];
  if (!(placeholder instanceof HTMLElement) || !(picture instanceof HTMLImageElement)) return undefined;
  return { placeholder, picture, messages: messages.filter((message) => message instanceof HTMLElement) };
}

function frameOf(target: EventTarget | null): Frame | undefined {
  return target instanceof Element ? readFrame(target.closest('[data-image]')) : undefined;
}

/** Why the browser could not show the picture. `error` events carry no reason, so the address is asked once more. */
async function findFailure(src: string): Promise<Failure> {
  if (!navigator.onLine) return 'offline';
  return fetch(src, { method: 'HEAD' }).then(
    ({ status }) => (status === 404 || status === 410 ? 'notFound' : 'loadError'),
    () => 'loadError' as const,
  );
}

function show({ placeholder, picture, messages }: Frame, failure: Failure | undefined): void {
  placeholder.hidden = true;
  picture.style.visibility = failure ? 'hidden' : '';
  for (const message of messages) message.hidden = message.dataset['failure'] !== failure;
}

function retry({ placeholder, picture, messages }: Frame): void {
  placeholder.hidden = false;
  picture.style.visibility = '';
  for (const message of messages) message.hidden = true;
  // The same address again: the browser asks for it anew.
  const { srcset } = picture;
  picture.srcset = '';
  picture.srcset = srcset;
}

function settle(frame: Frame): void {
  if (frame.picture.naturalWidth > 0) {
    show(frame, undefined);
    return;
  }
  void findFailure(frame.picture.currentSrc).then((failure) => {
    // It may have been asked for again meanwhile.
    if (frame.picture.complete && frame.picture.naturalWidth === 0) show(frame, failure);
  });
}

/** Pictures that had loaded, or failed, before anybody listened. */
function settleAll(): void {
  for (const element of document.querySelectorAll('[data-image]')) {
    const frame = readFrame(element);
    if (frame?.picture.complete) settle(frame);
  }
}

/** Takes the placeholder of pictures away once they have loaded, and says why one has not, as `Image` words it. */
function handleImages(): void {
  settleAll();
  document.addEventListener(bodyEvent, settleAll);
  for (const type of ['load', 'error']) {
    // These events do not bubble.
    document.addEventListener(
      type,
      ({ target }) => {
        const frame = frameOf(target);
        if (frame?.picture === target) settle(frame);
      },
      true,
    );
  }
  document.addEventListener('click', ({ target }) => {
    const frame = target instanceof Element && target.closest('[data-failure]') ? frameOf(target) : undefined;
    if (frame) retry(frame);
  });
  window.addEventListener('online', () => {
    for (const message of document.querySelectorAll('[data-failure="offline"]:not([hidden])')) {
      const frame = frameOf(message);
      if (frame) retry(frame);
    }
  });
}

// A script of its own: few pages have pictures.
handleImages();
