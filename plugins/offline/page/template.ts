import { addPolicy } from '../../../deploy/policy/addPolicy';
import { documentPolicy } from '../../../deploy/policy/policies';

interface OfflinePage {
  /** Addresses. */
  script: string;
  styles: string;
}

/**
 * The page that stands at the address of one that was not kept. Without React: the scripts of a page that is not there
 * could not make anything of it.
 */
export function offlineHtml({ script, styles }: OfflinePage): string {
  const html = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>打不开这一页</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${styles}" />
    <script src="${script}" defer></script>
  </head>
  <body>
    <main>
      <h1>现在打不开这一页</h1>
      <p>没有网络，或者连不上网站，而这台设备上没有保存 <code id="address"></code>。</p>
      <p>
        <button type="button" id="retry">重试</button>
        <span role="status" id="status" data-trying="正在重试…" data-failed="还是连不上。"></span>
      </p>
      <section aria-labelledby="kept" hidden>
        <h2 id="kept">这台设备上保存的页面</h2>
        <ul></ul>
      </section>
    </main>
  </body>
</html>
`;
  return addPolicy(html, documentPolicy({ scriptHashes: [] }));
}
