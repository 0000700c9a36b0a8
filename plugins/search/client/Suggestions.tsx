import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { advice, waysOn } from './texts';

/** Ways on when a search has found nothing. */
export function Suggestions(): ReactNode {
  return (
    <div className="search-suggestions">
      <p>{advice()}</p>
      <ul>
        {waysOn().map(({ path, label }) => (
          <li key={path}>
            <Link to={`/${path}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
