/** Packages that code in the playground may import, each with the script that holds it; `garfish` is in the frame itself. */
const scripts = {
  garfish: '',
  '@garfish/es-module': 'es-module.js',
  '@garfish/css-scope': 'css-scope.js',
  react: 'react.js',
  'react/jsx-runtime': 'react.js',
  'react-dom': 'react.js',
  'react-dom/client': 'react.js',
  vue: 'vue.js',
} as const;

export const packageNames: readonly string[] = Object.keys(scripts);

export function isPackage(name: string): name is keyof typeof scripts {
  return Object.hasOwn(scripts, name);
}

/** The scripts that hold the packages of these names. */
export function packageScripts(names: readonly string[]): string[] {
  const files = names.filter(isPackage).map((name): string => scripts[name]);
  return [...new Set(files)].filter((file) => file !== '');
}
