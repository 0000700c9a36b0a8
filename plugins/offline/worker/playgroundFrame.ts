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

/**
 * The frame that runs the reader's code, in one file: once it has no origin, the worker hears of none of its requests. The
 * header takes the origin away, as the frame's sandbox does otherwise; the frame's script refuses to run where neither
 * does, and allows no other script in its file once it runs (demos/hosts/playground/policy.ts).
 */
export async function openContainedFrame(): Promise<Response> {
  const [html, script, styles] = await Promise.all(['index.htm', 'main.js', 'main.css'].map(readText));
  const inline = (script ?? '').replaceAll('</script', '<\\/script');
  const page = (html ?? '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles ?? ''}</style>`)
    .replace(/<script src="\.\/main\.js"[^>]*><\/script>/, () => `<script>${inline}</script>`);
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyText(readerCodePolicy),
    },
  });
}
