import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { substituteFilePorts, substitutePorts, type Ports } from './ports';
import type { TutorialFile } from './readBlocks';
import { startCommand, waitForAnswer, waitForEnd, type RunningCommand } from './runningCommand';

/** The folder of a reader who follows a tutorial, and the terminals opened in it. */
export interface Workspace {
  /** Absolute path of a file in it. */
  pathOf: (file: string) => string;
  /** `http://127.0.0.1:<port><path>`, with the port that is used for the one the page names. */
  url: (port: number, pathname?: string) => string;
  /** Writes files, over those of the same name. */
  write: (files: readonly TutorialFile[]) => Promise<void>;
  /** Runs every command to its end, one after the other. */
  run: (folder: string, commands: readonly string[]) => Promise<void>;
  /** Runs the commands; the last one stays, once `url` answers, until it is ended or the workspace closes. */
  serve: (folder: string, commands: readonly string[], url: string) => Promise<RunningCommand>;
  /** Ends everything that runs and removes the folder. */
  close: () => Promise<void>;
}

const commandLimitMs = 120_000;
const serverLimitMs = 60_000;

/**
 * Opens a fresh folder for a tutorial.
 *
 * It is outside this project: below it, Node.js and the build tools would find the project's own packages and
 * settings, and a package that the page forgets to install would not be missed.
 */
export async function openWorkspace(ports: Ports): Promise<Workspace> {
  const directory = await mkdtemp(path.join(tmpdir(), 'garfish-tutorial-'));
  const started: RunningCommand[] = [];
  const pathOf = (file: string): string => path.join(directory, file);

  const start = (folder: string, command: string): RunningCommand => {
    const running = startCommand(substitutePorts(command, ports), pathOf(folder));
    started.push(running);
    return running;
  };
  const run: Workspace['run'] = async (folder, commands) => {
    for (const command of commands) await waitForEnd(start(folder, command), commandLimitMs);
  };

  return {
    pathOf,
    url: (port, pathname = '/') => `http://127.0.0.1:${ports.get(port) ?? port}${pathname}`,
    write: async (files) => {
      for (const { path: file, content } of files.map((each) => substituteFilePorts(each, ports))) {
        await mkdir(path.dirname(pathOf(file)), { recursive: true });
        // In one step, as editors save: a development server that watches the file reloads the page once, not twice.
        const draft = path.join(directory, 'draft');
        await writeFile(draft, content);
        await rename(draft, pathOf(file));
      }
    },
    run,
    serve: async (folder, commands, url) => {
      const server = commands.at(-1);
      if (server === undefined) throw new Error('no command to start a server');
      await run(folder, commands.slice(0, -1));
      const running = start(folder, server);
      await waitForAnswer(running, url, serverLimitMs);
      return running;
    },
    close: async () => {
      await Promise.all(started.map((each) => each.end()));
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
