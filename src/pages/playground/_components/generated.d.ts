/** Written by plugins/playground. */
declare module '@generated/playground/default/opening.json' {
  const opening: {
    /** The inside of the first example's code, coloured. */
    html: string;
  };
  export default opening;
}
