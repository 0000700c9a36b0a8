import { strToU8, zipSync } from 'fflate';
import type { Program } from '../program/program';
import { toProject } from './toProject';

/** Hands a program to the reader as a project that runs by itself, in one folder. */
export function download(program: Program): void {
  const files = Object.entries(toProject(program)).map(
    ([path, text]) => [`garfish-playground/${path}`, strToU8(text)] as const,
  );
  const zip = zipSync(Object.fromEntries(files));
  const url = URL.createObjectURL(new Blob([zip], { type: 'application/zip' }));
  Object.assign(document.createElement('a'), { href: url, download: 'garfish-playground.zip' }).click();
  // The browser has taken hold of it once the click is over.
  setTimeout(() => URL.revokeObjectURL(url));
}
