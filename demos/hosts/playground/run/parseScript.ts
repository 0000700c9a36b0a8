/**
 * Has the browser parse a script of a sub-app, which Garfish is about to evaluate: of code that cannot be parsed nothing
 * but an `error` event says where. It is an expression, and nothing in it runs.
 *
 * @param onAddress is told the address that the event names
 */
export async function parseScript(code: string, onAddress: (url: string) => void): Promise<void> {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  onAddress(url);
  const script = document.createElement('script');
  script.src = url;
  try {
    await new Promise<void>((resolve) => {
      script.onload = script.onerror = () => resolve();
      document.head.append(script);
    });
  } finally {
    script.remove();
    URL.revokeObjectURL(url);
  }
}
