import { bundleForPage } from '../../tools/bundleForPage';
import { startEngine, type EngineId } from '../../tools/engines';
import { listen } from '../../tools/listen';
import { filesOf } from '../../tools/serveDirectory';

export interface DemoPage {
  /** The browser's own name and version. */
  engine: string;
  version: string;
  /** Calls a function that the script exports, with arguments that can be written as JSON. */
  call: (name: string, ...parameters: readonly unknown[]) => Promise<unknown>;
}

/** JavaScript of a TypeScript module that runs in a page, whose exports become `window.recorder`. */
export async function bundleRecorder(script: string): Promise<string> {
  return bundleForPage({ entryPoints: [script], globalName: 'recorder' });
}

/**
 * Opens an empty page beside the built demos, with a script of ours in it, and closes everything after use.
 *
 * @param script path of a TypeScript module that runs in the page
 * @throws what `use` throws
 */
export async function withDemoPage<Result>(
  engineId: EngineId,
  script: string,
  use: (demoPage: DemoPage) => Promise<Result>,
): Promise<Result> {
  const bundle = await bundleRecorder(script);
  const answerFromFiles = filesOf('demos/dist');
  const pages: Readonly<Record<string, string>> = {
    '/record': '<!doctype html><meta charset="utf-8"><body><script src="/record.js"></script></body>',
    '/record.js': bundle,
  };
  const server = await listen((request, response) => {
    const page = pages[request.url ?? ''];
    if (page === undefined) answerFromFiles(request, response);
    else response.setHeader('Content-Type', page === bundle ? 'text/javascript' : 'text/html').end(page);
  });
  try {
    const engine = await startEngine[engineId]();
    try {
      await engine.goto(`${server.origin}/record`);
      return await use({
        engine: engine.name,
        version: engine.version,
        call: (name, ...parameters) => engine.evaluate(`recorder.${name}(...${JSON.stringify(parameters)})`),
      });
    } finally {
      await engine.close();
    }
  } finally {
    await server.close();
  }
}
