import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import vue from 'eslint-plugin-vue';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'build',
    '.docusaurus',
    '.cache',
    'tests/.fixtures',
    'test-results',
    'demos/dist',
    'demos/apps/*/dist',
  ]),
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `process.env` and other index signatures read as what they are: keys, not members.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    // Compiled by their own tests: here, only the rules that need no types.
    files: ['starter/**/*.{ts,tsx}', 'learn/*/*/**/*.{ts,tsx}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Of the course: what the reader is to go on with, and what is wrong on purpose.
    files: ['learn/*/*/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['starter/**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // Sub-apps that show plain JavaScript: no types, so the rules that need none.
    files: ['**/*.{js,mjs,jsx}'],
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
  },
  {
    files: ['demos/apps/*/src/**'],
    languageOptions: { globals: { ...globals.browser, __GARFISH_EXPORTS__: 'readonly' } },
  },
  {
    files: ['**/*.vue'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic, vue.configs['flat/recommended']],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    // Prettier's business.
    rules: {
      'vue/singleline-html-element-content-newline': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/html-self-closing': 'off',
    },
  },
  {
    // What browsers run, and the oldest of `browserslist` do not know. A script with a lookbehind does not run at all there.
    files: [
      'src/**/*.{ts,tsx}',
      'demos/*.ts',
      'demos/{hosts,runtime}/**/*.ts',
      'learn/**/*.ts',
      'plugins/*/{client,engine,page,theme,worker}/**/*.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Literal[regex.pattern=/\\(\\?<[!=]/]', message: 'No lookbehind in what browsers run.' },
        { selector: 'Literal[value=/:has\\(/]', message: 'Look for the element, and from there.' },
        {
          selector: 'MemberExpression[object.name="URL"][property.name="canParse"]',
          message: 'Use demos/isAddress.ts.',
        },
        {
          selector: 'MemberExpression[object.name="AbortSignal"][property.name=/^(any|timeout)$/]',
          message: 'Use demos/signals.ts.',
        },
        { selector: 'MemberExpression[property.name="throwIfAborted"]', message: 'Use demos/signals.ts.' },
        {
          selector: 'MemberExpression[object.name="Response"][property.name="json"]',
          message: 'Use new Response(JSON.stringify(…)).',
        },
      ],
    },
  },
  {
    // Hooks also stand in files without JSX. Elsewhere `use…` is no hook: Garfish.usePlugin, Playwright's fixtures.
    files: ['{src,plugins}/**/*.{ts,tsx}', '{demos/apps/*,starter/react-app}/src/**/*.{tsx,jsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // A region that scrolls has to take the focus.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['pre'], roles: ['tabpanel', 'region', 'group', 'separator'] },
      ],
    },
  },
);
