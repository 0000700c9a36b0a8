import { translate } from '@docusaurus/Translate';
import { element } from '../element';
import { createSheet } from './sheet';

interface Row {
  action: string;
  /** Keys that do it, each on its own. */
  keys: readonly string[];
}

function rows(): Row[] {
  // What the search box says is what this machine has: Ctrl K or ⌘ K.
  const combination = document.querySelector('[role=search] kbd')?.textContent ?? 'Ctrl K';
  return [
    {
      action: translate({
        id: 'reading.shortcuts.search',
        message: '搜索',
        description: 'Shortcut sheet: puts the cursor into the search box',
      }),
      keys: ['/', combination],
    },
    {
      action: translate({
        id: 'reading.shortcuts.results',
        message: '选择、打开搜索结果',
        description: 'Shortcut sheet: in the results of the search',
      }),
      keys: ['↑', '↓', 'Enter'],
    },
    {
      action: translate({
        id: 'reading.shortcuts.previous',
        message: '上一页',
        description: 'Shortcut sheet: to the page before this one',
      }),
      keys: ['['],
    },
    {
      action: translate({
        id: 'reading.shortcuts.next',
        message: '下一页',
        description: 'Shortcut sheet: to the page after this one',
      }),
      keys: [']'],
    },
    {
      action: translate({
        id: 'reading.shortcuts.tabs',
        message: '换一个标签，如 npm 与 pnpm',
        description: 'Shortcut sheet: another tab, when one has the focus',
      }),
      keys: ['←', '→'],
    },
    {
      action: translate({
        id: 'reading.shortcuts.close',
        message: '关闭浮层，取消搜索词的标记',
        description: 'Shortcut sheet: closes what lies over the page, removes the marks of a search',
      }),
      keys: ['Esc'],
    },
    {
      action: translate({
        id: 'reading.shortcuts.help',
        message: '打开这张表',
        description: 'Shortcut sheet: opens the sheet itself',
      }),
      keys: ['?'],
    },
  ];
}

/** Title of the sheet, and name of the button that opens it. */
export function sheetTitle(): string {
  return translate({
    id: 'reading.shortcuts.title',
    message: '键盘快捷键',
    description: 'Title of the sheet of shortcuts, and name of the button that opens it',
  });
}

/**
 * Makes the sheet of shortcuts, a dialog that is closed.
 *
 * @param isOn whether keys without a modifier do something; `setOn` is told when the reader changes it
 */
export function createShortcutSheet(isOn: boolean, setOn: (isOn: boolean) => void): HTMLDialogElement {
  const list = element('dl', '');
  for (const { action, keys } of rows()) {
    const names = keys.map((key) => element('kbd', '', key));
    list.append(element('div', '', element('dt', '', action), element('dd', '', ...names)));
  }
  const box = Object.assign(element('input', ''), { type: 'checkbox', checked: isOn });
  box.addEventListener('change', () => setOn(box.checked));
  const label = translate({
    id: 'reading.shortcuts.single',
    message: '单独一个字符就是快捷键：/ [ ] ?',
    description: 'Shortcut sheet: the box that switches shortcuts of one character on and off',
  });
  return createSheet(sheetTitle(), list, element('label', '', box, label));
}
