import * as React from 'react';
import * as ReactJsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';

/** 子应用用 `require` 取得的依赖；键与 rspack.shared.mjs 里的 `sharedReact` 相同，由测试保证。 */
export const shared = {
  react: React,
  'react/jsx-runtime': ReactJsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
};
