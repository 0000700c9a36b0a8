import { useCallback, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { OptionList } from '../panelContract';

const noList: OptionList = { isShown: false };

export interface Visibility {
  isOpen: boolean;
  list: OptionList;
  setList: (list: OptionList) => void;
  open: () => void;
  close: () => void;
}

/**
 * Whether the panel is open, and what it lists; another page closes it.
 *
 * @param prepare called whenever it opens
 */
export function useVisibility(prepare: () => void): Visibility {
  const { pathname } = useLocation();
  const [lastPathname, setLastPathname] = useState(pathname);
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState(noList);
  const open = useCallback(() => {
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => {
    setOpen(false);
    setList(noList);
  }, []);
  if (pathname !== lastPathname) {
    setLastPathname(pathname);
    close();
  }
  return { isOpen, list, setList, open, close };
}
