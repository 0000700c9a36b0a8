import Garfish from 'garfish';

/** 地址属于哪个子应用：返回它的位置的 `askForRetry`；别的地址返回 undefined。 */
type FindOwner = (url: string) => ((reason: string) => Promise<void>) | undefined;

async function request(url: string, config: RequestInit): Promise<Response | string> {
  try {
    const response = await fetch(url, config);
    return response.ok ? response : `${url} 返回 ${response.status}`;
  } catch {
    return `${url} 无法访问`;
  }
}

/**
 * 子应用的文件请求失败时，等用户按“重试”，而不是把失败交给加载器。
 *
 * 加载器会记住失败，同一地址不再请求；在 `fetch` 钩子里等，它就没有失败可记。入口、脚本、样式、
 * 按需加载的 chunk 都经过这里。
 */
export function retryOnDemand(findOwner: FindOwner): void {
  Garfish.loader.usePlugin({
    name: 'retry-on-demand',
    async fetch(url, config) {
      const ask = findOwner(url);
      // 不返回内容，就由加载器自己请求
      if (!ask) return;
      for (;;) {
        const result = await request(url, config);
        if (typeof result !== 'string') return result;
        await ask(result);
      }
    },
  });
}
