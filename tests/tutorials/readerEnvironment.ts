import path from 'node:path';

/** What npm and the test runner add to the environment, and what a reader's terminal does not have. */
const added =
  /^(?:NODE_ENV|INIT_CWD|npm_(?:package|lifecycle|execpath|command|node).*|(?:TEST|PLAYWRIGHT|PW)_.*)$/;

/** Quiet and quick installs: what the page's own `npm install` is told through the environment. */
const npmSettings = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_ignore_scripts: 'true',
  npm_config_update_notifier: 'false',
  npm_config_loglevel: 'error',
};

/**
 * The environment of a terminal freshly opened by a reader: no `NODE_ENV`, nothing of npm's own variables, and
 * no folder of locally installed commands in `PATH`, so that a command which a page does not install is not found.
 */
export function readerEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !added.test(name));
  const directories = (environment['PATH'] ?? '')
    .split(path.delimiter)
    .filter((directory) => !/node_modules[\\/](?:\.bin|.*node-gyp-bin)/.test(directory));
  return {
    ...Object.fromEntries(kept),
    ...npmSettings,
    PATH: directories.join(path.delimiter),
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  };
}
