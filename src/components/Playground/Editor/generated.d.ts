/** Written by plugins/editor-types. */
declare module '@generated/editor-types/default/assets.json' {
  const assets: {
    /** Address below the base URL. */
    worker: string;
    /** About what is sent for the worker and the declarations. */
    sentBytes: number;
  };
  export default assets;
}
