import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { nextTab } from '../nextTab';
import type { Files } from '../program/program';
import { groupsOf, type FileGroup } from './fileChanges';
import styles from './files.module.css';

interface FileTabsProps {
  files: Files;
  selected: string;
  /** Id of the element that shows the selected file. */
  panelId: string;
  onSelect: (file: string) => void;
}

/** Scrolls the row, and not the page. */
function bringIntoView(row: Element, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
}

function GroupName({ app }: { app: string }): ReactNode {
  return (
    <span className={styles.groupName}>
      {app === '' ? (
        <Translate id="playground.files.main" description="In front of the files of the main application">
          主应用
        </Translate>
      ) : (
        app
      )}
    </span>
  );
}

/** Without the folder, which stands in front of the group. */
function shortName(path: string, { app }: FileGroup): string {
  return app === '' ? path : path.slice(app.length + 1);
}

/** The files of the program as tabs: those of the main application, then those of each sub-app. */
export function FileTabs({ files, selected, panelId, onSelect }: FileTabsProps): ReactNode {
  const row = useRef<HTMLDivElement>(null);
  const tabs = useRef(new Map<string, HTMLButtonElement>());
  const groups = groupsOf(files);
  useEffect(() => {
    const tab = tabs.current.get(selected);
    if (row.current && tab) bringIntoView(row.current, tab);
  }, [selected]);
  const paths = groups.flatMap((group) => group.paths);

  function onKeyDown(event: KeyboardEvent): void {
    const next = nextTab(event.key, paths, selected);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    tabs.current.get(next)?.focus();
  }

  return (
    <div ref={row} className={styles.tabBar}>
      <div
        role="tablist"
        className={styles.tabList}
        aria-label={translate({
          id: 'playground.files.label',
          message: '项目里的文件',
          description: 'Name of the tabs of files',
        })}
      >
        {groups.map((group) => (
          <div key={group.app} className={styles.group}>
            <GroupName app={group.app} />
            {group.paths.map((path) => (
              <button
                key={path}
                ref={(element) => {
                  if (element) tabs.current.set(path, element);
                  return () => void tabs.current.delete(path);
                }}
                type="button"
                role="tab"
                aria-label={path}
                aria-selected={path === selected}
                aria-controls={panelId}
                tabIndex={path === selected ? 0 : -1}
                className={clsx(styles.tab, path === selected && styles.tabSelected)}
                onClick={() => onSelect(path)}
                onKeyDown={onKeyDown}
              >
                {shortName(path, group)}
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
