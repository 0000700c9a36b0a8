import * as garfish from 'garfish';
import { provide, providedPackages, type Packages } from './packageSlot';

/** Packages that code may import besides `garfish`, each with the script that holds it. */
const scripts: Readonly<Record<string, string>> = {
  '@garfish/es-module': 'packages/es-module.js',
  '@garfish/css-scope': 'packages/css-scope.js',
};

/** Beside this script; by now the document's own address is the preview's. */
const folder = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

function loadScript(file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL(file, folder).href;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Failed to load ${script.src}`));
    document.head.append(script);
  });
}

/** Names of the packages that may be imported. */
export const packageNames: readonly string[] = ['garfish', ...Object.keys(scripts)];

/**
 * Loads what the code requires, and nothing else.
 *
 * @returns the packages by name; rejects when a script cannot be downloaded
 */
export async function loadPackages(code: string): Promise<Packages> {
  provide('garfish', garfish);
  const required = Object.entries(scripts).filter(([name]) => code.includes(`require('${name}')`));
  await Promise.all(required.map(([, file]) => loadScript(file)));
  return providedPackages();
}
