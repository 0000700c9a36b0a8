import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

test('出错的一页说明原因，重试成功后显示', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Page() {
    if (isBroken) throw new Error('接口没有返回');
    return <p>订单列表</p>;
  }
  const dom = document.createElement('div');
  document.body.append(dom);
  const root = createRoot(dom);
  flushSync(() =>
    root.render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    ),
  );
  expect(dom.querySelector('[role=alert]')?.textContent).toContain('接口没有返回');
  isBroken = false;
  dom.querySelector('button')?.click();
  await expect.poll(() => dom.textContent).toBe('订单列表');
  root.unmount();
});
