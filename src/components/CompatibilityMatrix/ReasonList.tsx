import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { translate } from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { leftoverKinds, type LeftoverKind } from '@site/demos/hosts/compatibility/leftovers';
import { reasons } from '@site/src/data/compatibilityReasons';
import styles from './styles.module.css';

/** What a link to a reason names after `#`. */
export function reasonAnchor(id: string): string {
  return `reason-${id}`;
}

function kindText(kind: LeftoverKind): string {
  const texts: Record<LeftoverKind, string> = {
    node: translate({
      id: 'compatibilityMatrix.node',
      message: '节点',
      description: 'Before the name of a node that a sub-app left in the document',
    }),
    attribute: translate({
      id: 'compatibilityMatrix.attribute',
      message: '属性',
      description: 'Before an attribute of html or body that a sub-app left',
    }),
    interval: translate({
      id: 'compatibilityMatrix.interval',
      message: '定时器',
      description: 'Before the name of a timer that a sub-app left running',
    }),
    listener: translate({
      id: 'compatibilityMatrix.listener',
      message: '监听器',
      description: 'Before the target and type of a listener that a sub-app left',
    }),
    global: translate({
      id: 'compatibilityMatrix.global',
      message: '变量',
      description: 'Before the name of a global variable that a sub-app left',
    }),
  };
  return texts[kind];
}

/** `listener document click`, or a message. */
function Observation({ what }: { what: string }): ReactNode {
  const kind = leftoverKinds.find((each) => what.startsWith(`${each} `));
  if (!kind) return <code>{what}</code>;
  return (
    <span>
      {kindText(kind)} <code>{what.slice(kind.length + 1)}</code>
    </span>
  );
}

/** The reasons, numbered as the cells of the matrix name them, with what was observed. */
export function ReasonList(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  return (
    <ol className={styles.reasons}>
      {reasons.map(({ id, text, observed }) => {
        collectAnchor(reasonAnchor(id));
        return (
          <li key={id} id={reasonAnchor(id)}>
            <CodeText text={text} />
            <span className={styles.observed}>
              {observed.map((what) => (
                <Observation key={what} what={what} />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
