/** @type {import('prettier').Config} */
export default {
  singleQuote: true,
  printWidth: 110,
  overrides: [{ files: ['*.md', '*.mdx'], options: { proseWrap: 'preserve' } }],
};
