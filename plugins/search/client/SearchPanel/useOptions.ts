import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import type { OptionList, PanelHandle } from '../panelContract';

interface OptionsParameters {
  handle: Ref<PanelHandle>;
  listboxId: string;
  count: number;
  /** Another set of options begins with this one active; -1 for none. */
  initial: number;
  /** Changes with the set of options. */
  setKey: string;
  onChoose: (index: number) => void;
  onListChange: (list: OptionList) => void;
}

interface Options {
  active: number;
  activate: (index: number) => void;
  idOf: (index: number) => string;
}

/** Which option of a list is active, moved by the arrow keys while the focus stays in the box, chosen by Enter. */
export function useOptions(parameters: OptionsParameters): Options {
  const { handle, listboxId, count, initial, setKey, onChoose, onListChange } = parameters;
  const [selection, setSelection] = useState({ setKey, index: initial });
  const active = Math.min(selection.setKey === setKey ? selection.index : initial, count - 1);
  const activate = (index: number): void => setSelection({ setKey, index });
  const idOf = (index: number): string => `${listboxId}-${index}`;
  const activeId = active < 0 ? undefined : idOf(active);

  useEffect(() => {
    onListChange(activeId === undefined ? { isShown: count > 0 } : { isShown: true, active: activeId });
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, count, onListChange]);

  useImperativeHandle(handle, () => ({
    handleKey(key) {
      if (count === 0) return false;
      if (key === 'ArrowDown') activate((active + 1) % count);
      else if (key === 'ArrowUp') activate((Math.max(active, 0) - 1 + count) % count);
      else if (key === 'Enter' && active >= 0) onChoose(active);
      else return false;
      return true;
    },
  }));

  return { active, activate, idOf };
}
