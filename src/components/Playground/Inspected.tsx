import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { InspectedValue } from '@site/demos/hosts/playground/protocol';
import styles from './Console.module.css';

interface InspectedProps {
  value: InspectedValue;
  /** In front of the value: the name it has in the object around it. */
  name?: string;
}

/** A printed value; an object opens on demand. */
export function Inspected({ value: { kind, preview, entries }, name }: InspectedProps): ReactNode {
  const line = (
    <>
      {name !== undefined && <span className={styles.key}>{name}: </span>}
      <span className={clsx(styles.value, styles[kind])}>{preview}</span>
    </>
  );
  if (!entries) return name === undefined ? line : <div className={styles.leaf}>{line}</div>;
  return (
    <details className={styles.object}>
      <summary>{line}</summary>
      <div className={styles.entries}>
        {entries.map(({ key, value }, index) => (
          <Inspected key={index} name={key} value={value} />
        ))}
      </div>
    </details>
  );
}
