import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { factsAddress } from '@site/plugins/facts/factsAddress';
import { Delegated } from '@site/plugins/static-content/Delegated';

interface FactCountProps {
  /** How many of the section's sentences a test proves. */
  count: string;
  /** Id of the first one's proof. */
  first: string;
}

/**
 * Stands below the heading of a section and leads to the proofs of its sentences. Its number is written by src/css/text.css:
 * it is no text of the document, for the search or whoever copies it.
 */
export function FactCount({ count, first }: FactCountProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const list = factsAddress(useLocation().pathname, siteConfig.baseUrl);
  const label = translate(
    {
      id: 'factCount.label',
      message: '本节已验证 {count} 条',
      description: 'Name of the link to the proofs of a section: how many of its sentences a test proves',
    },
    { count },
  );
  return (
    <Delegated>
      <Link className="fact-count" to={`${list}#${first}`} aria-label={label} data-count={count} />
    </Delegated>
  );
}
