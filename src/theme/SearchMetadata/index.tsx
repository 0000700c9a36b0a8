// Eject of 3.10.2. Change: nothing; the site's own search reads its pages, no crawler's metadata.
import type { ReactNode } from 'react';

export default function SearchMetadata(): ReactNode {
  return null;
}
