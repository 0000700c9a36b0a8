/** Every address that has to stay, with the sidebar that the page has: links from elsewhere lead to them. */
export type Sidebar = 'guide' | 'api' | 'blog';

export interface Route {
  path: string;
  /** Absent: the page has no sidebar. */
  sidebar?: Sidebar;
}

function withSidebar(sidebar: Sidebar, paths: readonly string[]): Route[] {
  return paths.map((path) => ({ path, sidebar }));
}

export const routes: readonly Route[] = [
  { path: '/' },
  { path: '/showcase' },
  { path: '/resource' },
  { path: '/search' },
  ...withSidebar('api', [
    '/api',
    '/api/channel',
    '/api/clearEscapeEffect',
    '/api/getGlobalObject',
    '/api/loadApp',
    '/api/loader',
    '/api/preloadApp',
    '/api/registerApp',
    '/api/router',
    '/api/run',
    '/api/setExternal',
    '/api/setGlobalObject',
    '/api/setOptions',
  ]),
  ...withSidebar('blog', ['/blog', '/blog/hmr', '/blog/sourcemap']),
  ...withSidebar('guide', [
    '/guide',
    '/guide/advance/nested',
    '/guide/advance/plugins',
    '/guide/bridge',
    '/guide/build-config',
    '/guide/cache',
    '/guide/demo',
    '/guide/demo/angular',
    '/guide/demo/react',
    '/guide/demo/vite',
    '/guide/demo/vue',
    '/guide/env',
    '/guide/lifecycle',
    '/guide/router',
    '/guide/sandbox',
    '/guide/start',
  ]),
  { path: '/garfish-plugins' },
  { path: '/garfish-plugins/es-module.md' },
  { path: '/guide/develop/webComponent' },
  { path: '/issues' },
];
