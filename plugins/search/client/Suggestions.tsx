import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { waysOn } from './texts';

interface SuggestionsProps {
  /** Stands above the links. */
  introduction: string;
}

/** Ways on when a search has found nothing, or none has begun. */
export function Suggestions({ introduction }: SuggestionsProps): ReactNode {
  return (
    <div className="search-suggestions">
      <p>{introduction}</p>
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
