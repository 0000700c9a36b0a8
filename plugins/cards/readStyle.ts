import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'postcss';
import { recordOf } from '../../tools/recordOf';
import { colourNames, type Style } from './drawCard';

/** Cards are dark, as the site is before the reader chooses. */
async function readColours(siteDirectory: string): Promise<Style['colours']> {
  const file = 'src/css/tokens.css';
  const selector = "[data-theme='dark']";
  const found = new Map<string, string>();
  parse(await readFile(path.join(siteDirectory, file), 'utf8')).walkRules(selector, (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop.slice(2), value));
  });
  return recordOf(colourNames, (name) => {
    const colour = found.get(name);
    if (colour === undefined) throw new Error(`${file}: found no --${name} in ${selector}, expected one`);
    return colour;
  });
}

async function readLogo(siteDirectory: string): Promise<string> {
  const file = 'static/img/logo.svg';
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(
    await readFile(path.join(siteDirectory, file), 'utf8'),
  )?.[1];
  if (inside === undefined) throw new Error(`${file}: found no <svg>…</svg>, expected one`);
  return inside;
}

/** @throws naming the file that lacks a colour, or the mark */
export async function readStyle(siteDirectory: string): Promise<Style> {
  return { colours: await readColours(siteDirectory), logo: await readLogo(siteDirectory) };
}
