/** An entry as a bundler leaves it: one plain script. */
export function entryHtml(name: string, script: string): string {
  return `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>${name}</title>
    <link rel="stylesheet" href="./style.css" />
  </head>
  <body>
    <div id="root"></div>
    <script src="./${script}"></script>
  </body>
</html>
`;
}

/** A card in the colours of the preview, which has them where the sub-app stands alone too. */
export function cardCss(name: string, color: string): string {
  return `.${name} {
  padding: 1rem 1.25rem;
  border: 1px solid var(--demo-line, GrayText);
  border-top: 4px solid ${color};
  border-radius: 8px;
}
`;
}
