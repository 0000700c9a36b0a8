// What is used of the peers, which are installed when the bench runs and are no dependencies of the site.

declare module 'qiankun' {
  interface MicroApp {
    name: string;
    entry: string;
    container: string;
  }
  export function registerMicroApps(apps: readonly (MicroApp & { activeRule: string })[]): void;
  export function start(): void;
  export function loadMicroApp(app: MicroApp): {
    mountPromise: Promise<null>;
    unmount: () => Promise<null>;
  };
}

declare module 'wujie' {
  export function startApp(options: {
    name: string;
    url: string;
    el: string | HTMLElement;
    props?: object;
  }): Promise<unknown>;
  export function destroyApp(name: string): void;
}

declare module 'single-spa' {
  export function registerApplication(options: {
    name: string;
    app: () => Promise<unknown>;
    activeWhen: string;
    customProps: object;
  }): void;
  export function start(): void;
}
