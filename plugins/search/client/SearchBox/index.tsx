import clsx from 'clsx';
import { useId, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PanelHandle } from '../panelContract';
import { PanelFallback } from './PanelFallback';
import { useSearchBox, type SearchBoxState } from './useSearchBox';
import { shortcutLabel } from './useShortcut';
import styles from './styles.module.css';

interface FieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  box: SearchBoxState;
  listboxId: string;
}

function Input({ inputRef, box, listboxId }: FieldProps): ReactNode {
  const isListShown = box.isOpen && box.list.isShown;
  return (
    <input
      ref={inputRef}
      className={styles.input}
      type="text"
      role="combobox"
      aria-label={translate({ id: 'search.label', message: '搜索', description: 'Label of the search box' })}
      aria-autocomplete="list"
      aria-expanded={isListShown}
      aria-controls={isListShown ? listboxId : undefined}
      aria-activedescendant={isListShown ? box.list.active : undefined}
      placeholder={translate({
        id: 'search.placeholder',
        message: '搜索文档',
        description: 'Placeholder of the search box',
      })}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      onFocus={box.open}
      onClick={box.open}
      onInput={({ nativeEvent }) => {
        box.open();
        // Half-composed pinyin is not what the reader searches for.
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) box.readInput();
      }}
      onCompositionEnd={box.readInput}
      onKeyDown={box.handleKey}
    />
  );
}

function ClearButton({ onClear }: { onClear: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.clear)}
      aria-label={translate({
        id: 'search.clear',
        message: '清空搜索框',
        description: 'Label of the button that empties the search box',
      })}
      onClick={onClear}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M4 4l8 8M12 4l-8 8" />
      </svg>
    </button>
  );
}

function Field({ inputRef, box, listboxId }: FieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <svg className={styles.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" />
        <path d="M10.5 10.5L14 14" />
      </svg>
      <Input inputRef={inputRef} box={box} listboxId={listboxId} />
      {box.query === '' ? (
        // The page's script knows the reader's keyboard; the server does not.
        <kbd className={styles.shortcut} aria-hidden="true" suppressHydrationWarning>
          {shortcutLabel()}
        </kbd>
      ) : (
        <ClearButton onClear={() => box.changeQuery('')} />
      )}
      <button type="button" className={clsx('clean-btn', styles.close)} onClick={box.leave}>
        {translate({ id: 'search.close', message: '关闭', description: 'Closes the search on a phone' })}
      </button>
    </div>
  );
}

/**
 * The search box of the navbar: an input that works before anything else has been loaded. Index, worker and panel are
 * asked for by the first hover, focus or shortcut; what is typed meanwhile stays in the input.
 */
export function SearchBox(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const listboxId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<PanelHandle>(null);
  const box = useSearchBox({ inputRef, panelRef });
  const { Component: Panel, hasFailed } = box.lazyPanel;

  const closeUnlessInside = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && container.current?.contains(relatedTarget))) box.close();
  };

  return (
    <div role="search">
      <div
        ref={container}
        role="presentation"
        className={styles.box}
        // The page's script sets it, too, before React is there.
        data-open={box.isOpen ? '' : undefined}
        onPointerEnter={box.prepare}
        onBlur={closeUnlessInside}
      >
        <Field inputRef={inputRef} box={box} listboxId={listboxId} />
        {box.isOpen && (
          <div className={styles.panel}>
            {Panel ? (
              <Panel
                ref={panelRef}
                query={box.query}
                listboxId={listboxId}
                onQueryChange={box.changeQuery}
                onListChange={box.setList}
                onClose={box.leave}
              />
            ) : (
              <PanelFallback hasFailed={hasFailed} onRetry={box.retry} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
