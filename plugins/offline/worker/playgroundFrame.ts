import { policyText, readerCodePolicy } from '../../../deploy/policy/policies';
import { urlOf } from '../caches';
import { load } from '../keep';
import { playgroundFrame } from '../siteManifest';
import { build, openCache } from './build';

/** A file of the frame's folder. */
async function readText(name: string): Promise<string> {
  const address = new URL(name, `https://site.example/${playgroundFrame}`).pathname.slice(1);
  const kept = await (await openCache()).match(urlOf(build, address), { ignoreVary: true });
  return (kept ?? (await load(build, address))).text();
}

async function sourceHash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * The frame that runs the reader's code, in one file: once it has no origin, the worker hears of none of its requests. Its
 * policy allows this one script in the file, and the header takes the origin away, as the frame's sandbox does otherwise.
 * The frame's script refuses to run where neither does.
 */
export async function openContainedFrame(): Promise<Response> {
  const [html, script, styles] = await Promise.all(['index.htm', 'main.js', 'main.css'].map(readText));
  const inline = (script ?? '').replaceAll('</script', '<\\/script');
  const hash = await sourceHash(inline);
  const page = (html ?? '')
    .replace("script-src 'self'", (sources) => `${sources} ${hash}`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles ?? ''}</style>`)
    .replace(/<script src="\.\/main\.js"><\/script>/, () => `<script>${inline}</script>`);
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyText(readerCodePolicy),
    },
  });
}
