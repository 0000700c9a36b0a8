import { filesOf } from '../../../../tools/serveDirectory';
import { listen, type LocalServer } from '../../../../tools/listen';
import type { Engine } from '../../../../tools/engines/engine';

const watcherPath = '/watch.js';

/**
 * First in every page, and so before any policy and any other script. Not every driver tells of the console and of
 * errors, and none of violations of a policy: the page itself does, the same way in every engine.
 */
const watcher = `(() => {
  const problems = (window.problems = []);
  addEventListener('error', ({ target, message }) => problems.push(message || 'did not load: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejected: ' + reason));
  addEventListener('securitypolicyviolation', (event) =>
    problems.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
  const print = console.error;
  console.error = (...parts) => {
    problems.push(parts.join(' '));
    print.apply(console, parts);
  };
})();`;

/** Serves a built site, with the watcher in its pages. Requests that match `heldBack` are never answered. */
export async function serveWatched(directory: string, heldBack?: RegExp): Promise<LocalServer> {
  const files = await listen(filesOf(directory));
  const server = await listen((request, response) => {
    const path = request.url ?? '/';
    if (heldBack?.test(path)) return;
    if (path === watcherPath) {
      response.setHeader('Content-Type', 'text/javascript').end(watcher);
      return;
    }
    const send = async (answer: Response): Promise<void> => {
      const type = answer.headers.get('Content-Type') ?? '';
      const location = answer.headers.get('Location');
      response.writeHead(answer.status, { 'Content-Type': type, ...(location ? { location } : {}) });
      if (!type.startsWith('text/html') || path.startsWith('/demos/'))
        response.end(Buffer.from(await answer.arrayBuffer()));
      else
        response.end((await answer.text()).replace('<head>', `<head><script src="${watcherPath}"></script>`));
    };
    // A test may close the site while something is on its way.
    fetch(files.origin + path, { redirect: 'manual' })
      .then(send)
      .catch(() => response.destroy());
  });
  return {
    ...server,
    close: async () => {
      await server.close();
      await files.close();
    },
  };
}

/** What went wrong in the page that stands there: errors, failed files, violations of its policy. */
export async function problemsIn(engine: Engine): Promise<unknown> {
  return engine.evaluate('window.problems');
}
