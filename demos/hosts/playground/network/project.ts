import { packagesExpression, type ReadPackage } from '../run/loadPackages';
import type { RunRequest } from '../messages/protocol';

/** A file as it is answered. */
interface ProjectFile {
  body: string;
  contentType: string;
}

export interface Project {
  /** Whether a folder of this name stands in the project. */
  hasApp: (name: string) => boolean;
  has: (path: string) => boolean;
  /** Reads a file to be answered at an address; `undefined` when there is none. */
  read: (path: string, url: string) => Promise<ProjectFile | undefined>;
}

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Is told at which address a script is answered, by its file. */
type OnScript = (url: string, file: string, code: string) => Promise<void>;

/** The sub-apps that stand in the program itself. */
export function createProject(
  { scripts, assets }: Pick<RunRequest, 'scripts' | 'assets'>,
  readPackage: ReadPackage,
  onScript: OnScript,
): Project {
  const paths = [...Object.keys(scripts), ...Object.keys(assets)];
  const apps = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0]));
  const has: Project['has'] = (path) => Object.hasOwn(scripts, path) || Object.hasOwn(assets, path);
  return {
    hasApp: (name) => apps.has(name),
    has,
    read: async (path, url) => {
      const script = Object.hasOwn(scripts, path) ? scripts[path] : undefined;
      if (script) {
        await onScript(url, path, script.code);
        const packages = await packagesExpression(script.packages, readPackage);
        // The reader's lines come first: those that an error names are the ones that were compiled.
        const body = `${script.code}(${packages}, typeof module === 'undefined' ? undefined : module);`;
        return { body, contentType: 'text/javascript; charset=utf-8' };
      }
      const body = Object.hasOwn(assets, path) ? assets[path] : undefined;
      const contentType = contentTypes[extensionOf(path)] ?? 'text/plain; charset=utf-8';
      return body === undefined ? undefined : { body, contentType };
    },
  };
}
