import { expect, test } from 'vitest';
import { runMeasured } from './runMeasured';

async function run(code: string, options: readonly string[] = []) {
  const command = { program: process.execPath, args: [...options, '-e', code] };
  return runMeasured(command, process.cwd(), 60);
}

test('a command that runs out of memory says so', async () => {
  const endless = `const all = []; for (;;) all.push(new Array(1e5).fill(all.length).map(String));`;
  await expect(run(endless, ['--max-old-space-size=60'])).rejects.toThrow(
    /^ended with 134: .*heap out of memory$/,
  );
});

test('a command that fails shows the end of what it said', async () => {
  await expect(run(`console.log('no such page'); process.exit(3)`)).rejects.toThrow(
    /^ended with 3: no such page/,
  );
});
