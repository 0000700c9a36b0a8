/** See oneDocumentLoader.mjs: the bundler loads it as it is. */
export default function oneDocumentLoader(source: string): void;
