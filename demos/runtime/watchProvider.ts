import type { interfaces } from 'garfish';

type Argument<Name extends keyof interfaces.Provider> = Parameters<interfaces.Provider[Name]>[0];

/** Is told of each call, before it is made. */
type Watcher = { [Name in keyof interfaces.Provider]: (argument: Argument<Name>) => void };

/** The provider with its two functions reported. The sub-app's own object stays as it is: it may be frozen. */
function watched(provider: interfaces.Provider, watcher: Watcher): interfaces.Provider {
  // With `noCheckProvider` one of them may be missing.
  const own: Partial<interfaces.Provider> = {
    ...('render' in provider && {
      render: (argument: Argument<'render'>) => {
        watcher.render(argument);
        provider.render(argument);
      },
    }),
    ...('destroy' in provider && {
      destroy: (argument: Argument<'destroy'>) => {
        watcher.destroy(argument);
        provider.destroy(argument);
      },
    }),
  };
  // Everything else it has is still found there.
  return Object.setPrototypeOf(own, provider) as interfaces.Provider;
}

/**
 * Reports `render` and `destroy` of an app, at every mount. Garfish asks `getProvider` for what the sub-app has given it,
 * whichever way that came: exported, registered later, made by a function, a promise, or completed by `customLoader`; and
 * keeps it in `provider` for the calls that follow.
 */
export function watchProvider(app: interfaces.App, watcher: Watcher): void {
  // An instance from the cache is loaded more than once.
  if (Object.hasOwn(app, 'getProvider')) return;
  const getProvider = app.getProvider.bind(app);
  app.getProvider = async () => {
    // What is kept was watched when it came.
    const isWatched = app.provider !== undefined;
    const provider = await getProvider();
    // With `noCheckProvider` there may be none.
    if (!isWatched && app.provider) app.provider = watched(provider, watcher);
    return app.provider ?? provider;
  };
}
