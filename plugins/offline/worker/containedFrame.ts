import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { policyText, readerCodePolicy } from '../../../deploy/policy/policies';
import { urlOf } from '../caches';
import { load } from '../keep';
import { containedFrames } from '../siteManifest';
import { build, openCache } from './build';
import { addressOf } from './files';

async function readText(address: string): Promise<string> {
  const kept = await (await openCache()).match(urlOf(build, address), { ignoreVary: true });
  return (kept ?? (await load(build, address))).text();
}

/** Puts a file of the page's folder into the page, in the place of the element that loads it. */
async function inline(page: string, file: string): Promise<string> {
  const name = file.slice(file.lastIndexOf('/') + 1).replace('.', String.raw`\.`);
  const text = await readText(file);
  return name.endsWith('css')
    ? page.replace(
        new RegExp(`<link rel="stylesheet" href="\\./${name}"[^>]*>`),
        () => `<style>${text}</style>`,
      )
    : page.replace(
        new RegExp(`<script src="\\./${name}"[^>]*></script>`),
        () => `<script>${text.replaceAll('</script', '<\\/script')}</script>`,
      );
}

/**
 * A frame that runs the reader's code, in one file: once it has no origin, the worker hears of none of its requests. The
 * header takes the origin away, as the frame's sandbox does otherwise; the frame's script refuses to run where neither
 * does. The playground's allows no other script in its file once it runs (demos/hosts/playground/containment/policy.ts).
 */
export async function openContainedFrame({ url }: RouteHandlerCallbackOptions): Promise<Response> {
  const address = addressOf(url);
  let page = await readText(address);
  for (const file of containedFrames[address] ?? []) page = await inline(page, file);
  return new Response(page, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyText(readerCodePolicy),
    },
  });
}
