import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

interface FileTabsProps {
  /** Begins the ids of the tabs. */
  id: string;
  files: readonly string[];
  selected: string;
  onSelect: (file: string) => void;
}

/** Scrolls the row, and not the page. */
function bringIntoView(row: Element, tab: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
}

/** The files of the program; the arrow keys go to the one beside it, and around. */
export function FileTabs({ id, files, selected, onSelect }: FileTabsProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (list.current && tab) bringIntoView(list.current, tab);
  }, [selected]);

  function onKeyDown({ key }: KeyboardEvent): void {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const at = (files.indexOf(selected) + step + files.length) % files.length;
    const next = files[at];
    if (step === 0 || next === undefined) return;
    onSelect(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={translate({ id: 'learn.files', message: '文件', description: 'Name of the tabs of files' })}
      className={styles.fileTabs}
    >
      {files.map((file) => (
        <button
          key={file}
          type="button"
          role="tab"
          id={`${id}-${file}`}
          aria-selected={file === selected}
          aria-controls={`${id}-panel`}
          tabIndex={file === selected ? 0 : -1}
          className={styles.fileTab}
          onClick={() => onSelect(file)}
          onKeyDown={onKeyDown}
        >
          {file}
        </button>
      ))}
    </div>
  );
}
