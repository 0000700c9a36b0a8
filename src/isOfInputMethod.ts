/** In Safari the key that ends a composition comes after its end, with the code of a key that an input method has taken. */
const takenKeyCode = 229;

/** An input method's keys are its own: Enter takes a candidate there, it does not send what is typed. */
export function isOfInputMethod(event: KeyboardEvent): boolean {
  // Deprecated, and the only thing that says so there: https://bugs.webkit.org/show_bug.cgi?id=165004
  const code: unknown = Reflect.get(event, 'keyCode');
  return event.isComposing || event.key === 'Process' || code === takenKeyCode;
}
