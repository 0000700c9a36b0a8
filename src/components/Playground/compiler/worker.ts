/** Compiles beside the page, which stays usable meanwhile. */
import { expose } from 'comlink';
import type { Files } from '../program/program';
import type { CompileResult } from './result';

const api = {
  /** The compiler comes with the first call: what cannot be loaded before one, a worker tells nobody of. */
  compileProject: async (files: Files): Promise<CompileResult> => {
    const { compileProject } = await import(/* webpackChunkName: "playground-sucrase" */ './compileProject');
    return compileProject(files);
  },
};
export type CompilerWorker = typeof api;

expose(api);
