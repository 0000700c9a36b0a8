import { factIdsAddress } from '@site/plugins/facts/factsAddress';
import { numberOf } from '@site/plugins/facts/factAnchor';
import { proofAddress } from '@site/plugins/facts/proofAddress';
import type { PageFacts } from '@site/plugins/facts/factData';
import type { Since } from '@site/plugins/facts/factHistory';

/** Put in by the build: `plugins/page-script/`. */
declare const siteBaseUrl: string;

export interface Proof {
  id: string;
  /** Version of garfish that it was run with. */
  garfish: string;
  /** Absent where it holds in every version that was recorded. */
  since: Since | undefined;
  /** Coloured, as HTML. */
  code: string;
}

async function load(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/**
 * What proves a sentence.
 *
 * @param list the address of the facts of the sentence's page
 * @param anchor of the sentence
 * @throws when it does not arrive
 */
export async function loadProof(list: string, anchor: string): Promise<Proof> {
  const { garfish, ids, since } = (await (await load(factIdsAddress(list))).json()) as PageFacts;
  const id = ids[numberOf(anchor) - 1];
  if (id === undefined) throw new Error(`${list} has no ${anchor}`);
  const code = await load(siteBaseUrl.slice(0, -1) + proofAddress(id));
  return { id, garfish, since: since[id], code: await code.text() };
}
