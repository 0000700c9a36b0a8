/** The live micro-frontends. The build, the pages and the tests all read this list. */
export interface Demo {
  /** Folder below `demos/apps/`, and what `<LiveDemo app>` names. */
  name: string;
  title: string;
  framework: string;
  /** Path of its HTML entry in the built site, without the base URL. */
  entry: string;
  /** Path of the page that shows its source files, without the base URL. */
  sourcePage: string;
  /** Its folder in the repository. */
  source: string;
  /** Native ES modules: in the vm sandbox it needs the plugin `@garfish/es-module`. */
  isEsModule: boolean;
  /** It loads the app `vanilla`, whose address it gets as `props.innerEntry`. */
  hasInnerApp: boolean;
  /** `guide`: shown to readers; `matrix`: there for the compatibility matrix only; `page`: for its one document only. */
  audience: 'guide' | 'matrix' | 'page';
}

type Flags = Partial<Pick<Demo, 'isEsModule' | 'hasInnerApp' | 'audience'>>;

/**
 * The pages of the demos end in `.htm`: servers that cut off `.html` would redirect them, and on the way lose the
 * query and the folder that their relative addresses start from.
 */
function demo<Name extends string>(
  name: Name,
  title: string,
  framework: string,
  flags: Flags = {},
): Demo & { name: Name } {
  return {
    name,
    title,
    framework,
    entry: `/demos/apps/${name}/index.htm`,
    sourcePage: `/demos/apps/${name}/source.htm`,
    source: `demos/apps/${name}`,
    isEsModule: false,
    hasInnerApp: false,
    audience: 'guide',
    ...flags,
  };
}

const matrixOnly = { audience: 'matrix' } satisfies Flags;
const pageOnly = { audience: 'page' } satisfies Flags;

export const demos = [
  demo('vanilla', '不用框架', 'JavaScript'),
  demo('react-19', 'React 19', 'React'),
  demo('react-18', 'React 18', 'React'),
  demo('vue-3', 'Vue 3 与 vue-router', 'Vue'),
  demo('vite-esm', '原生 ES 模块', 'Vite', { isEsModule: true }),
  demo('angular-21', 'Angular 21', 'Angular'),
  demo('nested', '嵌套的子应用', 'JavaScript', { hasInnerApp: true }),
  demo('web-component', 'Web Component', 'JavaScript', { hasInnerApp: true }),
  demo('react-17', 'React 17', 'React', matrixOnly),
  demo('react-16', 'React 16', 'React', matrixOnly),
  demo('vue-2', 'Vue 2', 'Vue', matrixOnly),
  demo('webpack-5', 'webpack 5', 'JavaScript', matrixOnly),
  demo('rspack', 'Rspack', 'JavaScript', matrixOnly),
  demo('keep-alive', 'React 19 与 Activity', 'React', pageOnly),
  demo('bridge-react', 'React 19 与桥接', 'React', pageOnly),
] as const;

/** Those that the compatibility matrix runs: one of each way to build a sub-app. */
export const comparedDemos = demos.filter(({ audience }) => audience !== 'page');

/** The sub-apps of the main app with routes, in the order of its links. The first one is shown first. */
export const routedDemos = demos.filter(({ name }) => ['vanilla', 'react-19', 'vue-3'].includes(name));

export type DemoName = (typeof demos)[number]['name'];

/** @throws when no demo has this name */
export function findDemo(name: string): Demo {
  const found = demos.find((each) => each.name === name);
  if (!found)
    throw new Error(`No demo is named "${name}"; there are ${demos.map((each) => each.name).join(', ')}`);
  return found;
}

/** The main apps that documents show; the folder holds others, for pages of their own. */
export type HostName = 'runner' | 'routed';

/** Path of a host's page in the built site, without the base URL. */
export function hostPage(host: string): string {
  return `/demos/hosts/${host}/index.htm`;
}

/** Path of the page that shows a host's source files, without the base URL. */
export function hostSourcePage(host: string): string {
  return `/demos/hosts/${host}/source.htm`;
}
