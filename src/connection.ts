declare global {
  interface Navigator {
    /** Few browsers tell of it, and some of those only in part. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** The reader, or the browser for them, asked to be sparing with data. */
export function savesData(): boolean {
  return !!navigator.connection?.saveData;
}

/** Whether what nobody has asked for should wait: data is to be saved, or there is little to be had. */
export function isSparing(): boolean {
  return savesData() || !!navigator.connection?.effectiveType?.includes('2g');
}
