/** Where the coloured code of a proof is published, below the site's base URL. */
export function proofAddress(id: string): string {
  return `/assets/proofs/${id}.txt`;
}
