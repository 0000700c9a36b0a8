/** What a downloaded project installs: the versions of the quick start and of the site's own sub-apps. */
export const versions = {
  garfish: '1.19.8',
  '@garfish/es-module': '1.19.8',
  '@garfish/css-scope': '1.19.8',
  react: '19.3.1',
  'react-dom': '19.3.1',
  vue: '3.5.45',
  vite: '8.3.8',
  '@vitejs/plugin-vue': '6.0.11',
  '@types/react': '^19.2.0',
  '@types/react-dom': '^19.2.0',
  typescript: '6.0.3',
} as const;
export type PackageName = keyof typeof versions;
