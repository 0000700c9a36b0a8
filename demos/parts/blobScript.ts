/**
 * What stands around a script of a frame without an origin. To such a frame every script of the site comes from
 * elsewhere, and of those the browser mutes what goes wrong: nobody is told of a rejection, and of an exception only
 * "Script error.". So the script hands its own text to a second one, a blob, which is the frame's own. No header is needed,
 * as it would be for `crossorigin`.
 */
export const blobScript = {
  banner: {
    js: `(function (main) {
  const text = ['(', main, ')();\\n//# sourceURL=', document.currentScript.src];
  const script = document.createElement('script');
  script.src = URL.createObjectURL(new Blob(text, { type: 'text/javascript' }));
  document.head.append(script);
})(function () {`,
  },
  footer: { js: '});' },
} as const;
