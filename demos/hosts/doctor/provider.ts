import type { interfaces } from 'garfish';
import { isFields } from '../../untrusted';
import type { ProviderEvidence } from './protocol';

type App = interfaces.App;

const maximumNames = 20;

function namesOf(value: unknown): string[] {
  return isFields(value) || typeof value === 'function' ? Object.keys(value).slice(0, maximumNames) : [];
}

function looksLikeProvider(value: unknown): boolean {
  try {
    return isFields(value) && ('provider' in value || ('render' in value && 'destroy' in value));
  } catch {
    // The window around: it belongs to another origin, and answers nothing.
    return false;
  }
}

/** Global variables with a provider in them: what a bundle of the kind `window` or `var` leaves. */
function providersIn(global: object): string[] {
  const names: string[] = [];
  for (const name of Object.getOwnPropertyNames(global)) {
    const value: unknown = Object.getOwnPropertyDescriptor(global, name)?.value;
    if (value !== window && value !== global && looksLikeProvider(value)) names.push(name);
  }
  return names.slice(0, maximumNames);
}

function wayOf(app: App): ProviderEvidence['way'] {
  if (isFields(app.customExports) && Reflect.get(app.customExports, 'provider')) return 'garfishExports';
  if (isFields(app.cjsModules.exports) && Reflect.get(app.cjsModules.exports, 'provider')) return 'exports';
  return Reflect.get(app, 'asyncProvider') ? 'registerProvider' : 'none';
}

/** What the scripts of a sub-app have given, as far as it has come now. */
export function providerOf(app: App, reads: ReadonlySet<string>): ProviderEvidence {
  return {
    way: wayOf(app),
    exported: namesOf(app.cjsModules.exports),
    globals: [...new Set([...(isFields(app.global) ? providersIn(app.global) : []), ...providersIn(window)])],
    isLate: false,
    reads: [...reads],
  };
}

type Callable = (...list: readonly unknown[]) => unknown;

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** An argument of `render` whose fields are noted when they are read. */
function watchedArgument(info: object, onRead: (field: string) => void): object {
  return new Proxy(info, {
    get: (target, field): unknown => {
      if (typeof field === 'string') onRead(field);
      return Reflect.get(target, field);
    },
  });
}

/**
 * Has `onRender` called before every `render` of the sub-app, and `onRead` with every field that it reads of its argument.
 * The provider itself stays as it is.
 */
export function watchRender(app: App, onRender: () => void, onRead: (field: string) => void): void {
  const callRender: unknown = Reflect.get(app, 'callRender');
  if (!isCallable(callRender)) throw new Error('this version of Garfish has no callRender');
  Reflect.set(app, 'callRender', (provider: unknown, isMount: boolean) => {
    onRender();
    const render: unknown = isFields(provider) ? Reflect.get(provider, 'render') : undefined;
    const watched = isCallable(render) && {
      render: (info: object) => Reflect.apply(render, provider, [watchedArgument(info, onRead)]),
    };
    Reflect.apply(callRender, app, [watched || provider, isMount]);
  });
}
