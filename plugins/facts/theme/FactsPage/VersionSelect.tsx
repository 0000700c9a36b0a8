import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ComparedVersion } from '../../factData';
import styles from './filter.module.css';

interface VersionSelectProps {
  versions: readonly ComparedVersion[];
  /** Empty for none; of one that is not in the list, none is selected either. */
  version: string;
  onChange: (version: string) => void;
}

/** Chooses the older version whose differences are listed. */
export function VersionSelect({ versions, version, onChange }: VersionSelectProps): ReactNode {
  const isKnown = versions.some((each) => each.version === version);
  return (
    <label className={styles.version}>
      <Translate id="facts.version" description="Label of the choice of an older version">
        与哪个版本比较
      </Translate>{' '}
      <select value={isKnown ? version : ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">
          {translate({
            id: 'facts.version.none',
            message: '不比较',
            description: 'The choice of no older version',
          })}
        </option>
        {versions.map(({ version: older, different }) => (
          <option key={older} value={older}>
            {translate(
              {
                id: 'facts.version.option',
                message: 'garfish {older}（{different} 条不同）',
                description: 'An older version, and how many facts do not hold there',
              },
              { older, different },
            )}
          </option>
        ))}
      </select>
    </label>
  );
}
