const releases = ['pointerup', 'pointercancel', 'keyup'] as const;

function nextRelease(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const type of releases) document.removeEventListener(type, end, true);
      // The click of a press comes right after its release.
      setTimeout(resolve);
    };
    for (const type of releases) document.addEventListener(type, end, true);
  });
}

/** Resolves when nothing inside the element is held down: a press whose element goes away meanwhile is no click. */
export async function whenReleased(element: Element): Promise<void> {
  while (element.matches(':active')) await nextRelease();
}
