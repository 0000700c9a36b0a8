declare global {
  interface Window {
    /** Goes to a sub-app, as a link of the host's would. */
    benchGo: (name: string) => void;
  }
}

/** Paths of the sub-apps' HTML entries. */
export function entryOf(name: string): string {
  return `/apps/${name}/index.html`;
}

export function pushPath(name: string): void {
  history.pushState(null, '', `/${name}`);
}
