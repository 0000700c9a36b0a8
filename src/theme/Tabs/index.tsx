// Eject of 3.10.2. Change: plain HTML that src/pageScript operates, before React has started, too.
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import type { Props } from '@theme/Tabs';
import type { Props as TabItemProps } from '@theme/TabItem';
import styles from './styles.module.css';

function readItems(children: ReactNode): TabItemProps[] {
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({ props }) => props);
  const values: (string | undefined)[] = items.map(({ value }) => value);
  if (items.length === 0 || new Set(values).size < values.length || values.includes(undefined)) {
    throw new Error(
      `<Tabs>: found <TabItem> with value ${values.join(', ') || 'none'}, expected one or more, each with a value of its own`,
    );
  }
  return items;
}

export default function Tabs({ groupId, defaultValue, className, children }: Props): ReactNode {
  const items = readItems(children);
  const selected = defaultValue ?? items.find((item) => item.default)?.value ?? items[0]?.value;
  return (
    <div className="theme-tabs-container tabs-container margin-bottom--md" data-tabs={groupId ?? ''}>
      <div role="tablist" aria-orientation="horizontal" className={clsx('tabs', styles.list, className)}>
        {items.map(({ value, label }) => (
          <div
            key={value}
            role="tab"
            data-value={value}
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            className={clsx('tabs__item', value === selected && 'tabs__item--active')}
          >
            {label ?? value}
          </div>
        ))}
      </div>
      <div className="margin-top--md">
        {items.map(({ value, label, children: panel }) => (
          <div
            key={value}
            role="tabpanel"
            aria-label={label ?? value}
            className={styles.panel}
            hidden={value !== selected}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}
