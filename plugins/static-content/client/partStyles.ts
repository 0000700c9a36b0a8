/** The plugin has the bundler take the styles of parts in place of this: `componentStyles.ts`. */
export {};
