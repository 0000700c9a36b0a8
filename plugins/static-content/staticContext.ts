import { createContext } from 'react';

/** On the server, whether what is rendered reaches browsers as HTML only. Never true in a browser. */
export const StaticContext = createContext(false);
