import { isAddress } from '@site/demos/isAddress';
import type { PageEvidence, ScriptTag } from '../evidence';
import { readCode } from './readCode';

function absolute(address: string, base: string): string {
  return isAddress(address, base) ? new URL(address, base).href : address;
}

/** By its `type`: Garfish runs these, everything else is data. */
function isScript({ type }: HTMLScriptElement): boolean {
  return type === '' || type === 'module' || /javascript|ecmascript/i.test(type);
}

function scriptTag(script: HTMLScriptElement, base: string): ScriptTag {
  const source = script.getAttribute('src');
  return {
    url: source === null ? '' : absolute(source, base),
    isModule: script.type === 'module',
    isAsync: script.async,
    isNoModule: script.noModule,
    code: readCode(source === null ? script.text : ''),
  };
}

/** Reads the HTML of an entry. Nothing in it is run or loaded. */
export function readPage(html: string, base: string): PageEvidence {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const policy = page.querySelector('meta[http-equiv="content-security-policy" i]');
  const refresh = page.querySelector('meta[http-equiv="refresh" i]');
  const linksTo = (selector: string): string[] =>
    [...page.querySelectorAll(selector)].map((link) => absolute(link.getAttribute('href') ?? '', base));
  return {
    scripts: [...page.querySelectorAll('script')].filter(isScript).map((script) => scriptTag(script, base)),
    styles: linksTo('link[rel~="stylesheet" i][href]'),
    hints: linksTo(
      ':is(link[rel~="preload" i], link[rel~="modulepreload" i], link[rel~="prefetch" i])[href]',
    ),
    metaPolicy: policy?.getAttribute('content')?.trim() ?? '',
    title: page.title,
    base: page.querySelector('base[href]')?.getAttribute('href') ?? '',
    refresh: refresh?.getAttribute('content')?.trim() ?? '',
    written: [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src') ?? ''),
    hasPassword: page.querySelector('input[type="password" i]') !== null,
  };
}
