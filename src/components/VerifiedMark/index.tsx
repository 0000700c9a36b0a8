import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { factsAddress } from '@site/plugins/facts/factsAddress';
import styles from './styles.module.css';

interface VerifiedMarkProps {
  factId: string;
  garfishVersion: string;
}

/** Stands after a sentence that a test proves by running Garfish, and leads to that test. */
export function VerifiedMark({ factId, garfishVersion }: VerifiedMarkProps): ReactNode {
  const label = translate(
    {
      id: 'verifiedMark.label',
      message: '已用 garfish {version} 验证',
      description: 'Title of the mark after a sentence that a test proves',
    },
    { version: garfishVersion },
  );
  const { siteConfig } = useDocusaurusContext();
  const list = factsAddress(useLocation().pathname, siteConfig.baseUrl);
  return (
    <Delegated>
      <Link className={styles.mark} to={`${list}#${factId}`} title={label} />
    </Delegated>
  );
}
