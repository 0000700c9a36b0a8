/** The oldest browsers of `browserslist` in package.json, in esbuild's words. */
export const browserTargets = ['chrome99', 'firefox97', 'safari15.4'];
