// Eject of 3.10.2. Change: it is a landmark; its links are written as those of the collapsed table on narrow screens: the same again takes no bytes.
// Which of them is current is found without a class of their own.
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { markCurrentHeading } from '@site/plugins/static-content/client/markCurrentHeading';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  const table = useRef<HTMLElement>(null);
  useEffect(() => (table.current ? markCurrentHeading(table.current) : undefined), []);
  return (
    <nav
      ref={table}
      className={clsx(styles.tableOfContents, 'thin-scrollbar', className)}
      aria-label={translate({
        id: 'theme.TOC.label',
        message: '本页目录',
        description: 'ARIA label of the table of contents',
      })}
    >
      <TOCItems {...props} linkClassName="table-of-contents__link" />
    </nav>
  );
}
