import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { InspectedValue } from '@site/demos/hosts/playground/messages/protocol';
import { columnsOf } from './consoleText';
import styles from './Console.module.css';

interface InspectedProps {
  value: InspectedValue;
  /** In front of the value: the name it has in the object around it. */
  name?: string;
}

function Table({ table }: { table: InspectedValue }): ReactNode {
  const columns = columnsOf(table);
  const rows = table.entries ?? [];
  return (
    <table className={styles.table}>
      {columns.length > 0 && (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, value }, index) => (
          <tr key={index}>
            <th scope="row">{key}</th>
            {value.entries ? (
              columns.map((column) => {
                const cell = value.entries?.find((each) => each.key === column);
                return <td key={column}>{cell && <Inspected value={cell.value} />}</td>;
              })
            ) : (
              <td colSpan={Math.max(1, columns.length)}>
                <Inspected value={value} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A printed value; an object opens on demand. */
export function Inspected({ value, name }: InspectedProps): ReactNode {
  const { kind, preview, entries, style } = value;
  if (kind === 'table') return <Table table={value} />;
  if (kind === 'text') {
    return (
      <span className={styles.text}>
        {entries?.map((piece, index) => (
          <Inspected key={index} value={piece.value} />
        ))}
      </span>
    );
  }
  const line = (
    <>
      {name !== undefined && <span className={styles.key}>{name}: </span>}
      <span className={clsx(styles.value, styles[kind])} style={style}>
        {preview}
      </span>
    </>
  );
  if (!entries) return name === undefined ? line : <div className={styles.leaf}>{line}</div>;
  return (
    <details className={styles.object}>
      <summary>{line}</summary>
      <div className={styles.entries}>
        {entries.map(({ key, value: item }, index) => (
          <Inspected key={index} name={key} value={item} />
        ))}
      </div>
    </details>
  );
}
