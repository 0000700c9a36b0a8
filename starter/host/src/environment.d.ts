/** 构建时由 rspack.config.mjs 换成字符串；浏览器里没有 process。 */
declare const process: { env: { REACT_ENTRY: string; VUE_ENTRY: string } };

declare module '*.css';
