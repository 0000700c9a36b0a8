import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface PlaygroundLinkProps {
  /** The program, as `toHash` writes it. */
  hash: string;
  /** Of the sample that stands above. */
  title?: string;
}

/** Opens the sample above in the playground. Written into documents by the remark plugin `playgroundLinks`. */
export function PlaygroundLink({ hash, title = '' }: PlaygroundLinkProps): ReactNode {
  // The browser's own navigation: the hash is no anchor, and must not be looked for as one.
  const address = useBaseUrl('/playground') + hash;
  const label = translate(
    {
      id: 'playgroundLink.label',
      message: '在演练场打开 {title}',
      description: 'Name of the link under a sample, for screen readers',
    },
    { title },
  ).trim();
  return (
    <p className={styles.link}>
      <a href={address} target="_self" aria-label={label}>
        <Translate id="playgroundLink.text" description="Link under a sample that runs in the playground">
          在演练场打开
        </Translate>
      </a>
    </p>
  );
}
