/** What few browsers tell of the connection, and some of those only in part. */
interface Told {
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** The reader, or the browser for them, asked to be sparing with data. */
export function savesData(): boolean {
  return !!(navigator as Told).connection?.saveData;
}

/** Whether what nobody has asked for should wait: data is to be saved, or there is little to be had. */
export function isSparing(): boolean {
  return savesData() || !!(navigator as Told).connection?.effectiveType?.includes('2g');
}
