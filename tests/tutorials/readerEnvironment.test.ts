import path from 'node:path';
import { expect, test } from 'vitest';
import { readerEnvironment } from './readerEnvironment';

test.each(['NODE_ENV', 'INIT_CWD', 'npm_package_name', 'npm_lifecycle_event', 'TEST_WORKER_INDEX'])(
  'drops %s',
  (name) => {
    expect(readerEnvironment({ [name]: 'x' })).not.toHaveProperty(name);
  },
);

test.each(['HOME', 'npm_config_registry', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'])('keeps %s', (name) => {
  expect(readerEnvironment({ [name]: 'x' })).toHaveProperty(name, 'x');
});

test('drops folders of locally installed commands from PATH', () => {
  const own = path.join('/project', 'node_modules', '.bin');
  const { PATH } = readerEnvironment({ PATH: [own, '/usr/bin', '/bin'].join(path.delimiter) });
  expect(PATH).toBe(['/usr/bin', '/bin'].join(path.delimiter));
});
