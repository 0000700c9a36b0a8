import path from 'node:path';
import { shownPaths } from '../starter/shownPaths.mjs';

const project = path.join(import.meta.dirname, '../..');

/**
 * Names what plugins read beside a document, for what it shows of it: they have no way to say so, and the bundler would keep
 * the document as it was.
 *
 * @this {{ addDependency: (file: string) => void, addContextDependency: (directory: string) => void }}
 * @param {string} source
 * @returns {string} the same
 */
export default function sourcesLoader(source) {
  for (const file of shownPaths(source)) this.addDependency(path.join(project, 'starter', file));
  if (source.includes('<Exercise ')) this.addContextDependency(path.join(project, 'learn'));
  if (source.includes('<VersionChanges ')) {
    this.addDependency(path.join(project, 'facts/history.json'));
    // Their sentences are counted.
    this.addContextDependency(path.join(project, 'docs'));
  }
  return source;
}
