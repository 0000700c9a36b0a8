import { afterEach, expect, test, vi } from 'vitest';
import { createCompiler } from '.';

class SilentWorker extends EventTarget {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
}

afterEach(() => vi.unstubAllGlobals());

function stubWorker(): SilentWorker {
  const worker = new SilentWorker();
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  return worker;
}

test('whoever waits for a compiler that is stopped hears of it', async () => {
  const worker = stubWorker();
  const compiler = createCompiler();
  const compiling = compiler.compile({ 'main.ts': '' });
  compiler.stop();
  await expect(compiling).rejects.toThrow('stopped');
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a worker that does not load is told to whoever waits', async () => {
  const worker = stubWorker();
  const compiling = createCompiler().compile({ 'main.ts': '' });
  worker.dispatchEvent(new Event('error'));
  await expect(compiling).rejects.toThrow('could not be loaded');
});
