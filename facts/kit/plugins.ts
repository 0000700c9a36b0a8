import type { FactContext, HostOptions, HostPage } from './proof';

interface PluginOptions {
  fixBodyGetter?: boolean;
  excludes?: string[];
}

/** Opens a host that runs Garfish with a plugin. An option that is absent is not written. */
export async function openWithPlugin(
  { open, bundle }: FactContext,
  key: 'cssScope' | 'esModule',
  options: PluginOptions = {},
  hostOptions: HostOptions = {},
): Promise<HostPage> {
  const host = await open(hostOptions);
  // From the host's own origin: browsers do not report unhandled rejections of scripts from elsewhere.
  await host.addScriptTag({ url: new URL(bundle(key)).pathname });
  await host.evaluate(
    ([key, options]) => {
      const plugin =
        key === 'cssScope'
          ? window.cssScope.GarfishCssScope(options)
          : window.esModule.GarfishEsModule(options);
      window.Garfish.run({ disablePreloadApp: true, plugins: [plugin] });
    },
    [key, options] as const,
  );
  return host;
}
