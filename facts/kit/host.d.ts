import type * as CssScope from '@garfish/css-scope';
import type * as EsModule from '@garfish/es-module';
import type * as RemoteModule from '@garfish/remote-module';
import type * as GarfishModule from 'garfish';
import type * as React from 'react';
import type { flushSync } from 'react-dom';
import type { createRoot } from 'react-dom/client';
import type { Seen } from '../api/router/routerInfo';

/** What a fact's host page offers, beside Garfish's own `window.Garfish`, to the code that a fact evaluates in it. */
declare global {
  interface Window {
    garfishModule: typeof GarfishModule;
    notes: string[];
    cssScope: typeof CssScope;
    esModule: typeof EsModule;
    remoteModule: typeof RemoteModule;
    // Written here: the package comes with garfish, and is nobody's dependency.
    browserSnapshot: {
      GarfishBrowserSnapshot: (options?: {
        open?: boolean;
      }) => (garfish: GarfishModule.interfaces.Garfish) => GarfishModule.interfaces.Plugin;
    };
    reactDevelopment: { React: typeof React; createRoot: typeof createRoot; flushSync: typeof flushSync };
    /** TypeScript does not know it yet. */
    trustedTypes?: { createPolicy: (name: string, rules: Record<string, (text: string) => string>) => void };
    /** Written by `record`. */
    seenRoutes: [to: Seen, from: Seen][];
  }
}
