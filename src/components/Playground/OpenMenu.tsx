import { useId, type ReactNode, type Ref } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Draft } from './program/drafts';
import { examples } from './examples';
import { mainCode } from './program/program';
import type { Source } from './program/sessions';
import styles from './styles.module.css';

export interface OpenMenuProps {
  ref: Ref<HTMLSelectElement>;
  source: Source;
  drafts: readonly Draft[];
  /** Whether the source is one of them. */
  isDraft: boolean;
  onOpen: (source: string) => void;
}

const timeFormat = new Intl.DateTimeFormat('zh-CN', { dateStyle: 'short', timeStyle: 'short' });

/** Characters that are searched for a line; what is held may have millions. */
const beginning = 5_000;

/** When it was saved, and the first line that says anything. */
function nameOf({ savedAt, program, isHeld }: Draft): string {
  const [firstLine = ''] = mainCode(program)
    .slice(0, beginning)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('import '));
  const name = `${timeFormat.format(savedAt)} ${firstLine.trim().slice(0, 28)}`;
  if (!isHeld) return name;
  return translate(
    {
      id: 'playground.open.held',
      message: '没有保存：{name}',
      description: 'Entry of the menu for a draft that the browser does not keep, or that is too long',
    },
    { name },
  );
}

/** Examples, and the reader's own drafts. */
export function OpenMenu({ ref, source, drafts, isDraft, onOpen }: OpenMenuProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Translate id="playground.open.label" description="Label of the menu of examples and drafts">
          打开
        </Translate>
      </label>
      <select ref={ref} id={id} value={source} onChange={({ target }) => onOpen(target.value)}>
        {source === 'link' && (
          <option value="link">
            {translate({
              id: 'playground.open.link',
              message: '分享的代码',
              description: 'Entry of the menu while a shared program is open',
            })}
          </option>
        )}
        {source === 'earlierDraft' && (
          <option value={source}>
            {translate({
              id: 'playground.open.earlierDraft',
              message: '草稿打开时的样子（没有另存）',
              description:
                'Entry of the menu while a draft is shown without the changes that were made to it',
            })}
          </option>
        )}
        {source.startsWith('draft:') && !isDraft && (
          <option value={source}>
            {translate({
              id: 'playground.open.removedDraft',
              message: '已删除的草稿（再修改就重新保存）',
              description: 'Entry of the menu while a draft is shown that another tab has removed',
            })}
          </option>
        )}
        <optgroup
          label={translate({
            id: 'playground.open.examples',
            message: '示例',
            description: 'Group of examples in the menu',
          })}
        >
          {examples.map(({ id, title }) => (
            <option key={id} value={`example:${id}`}>
              {title}
            </option>
          ))}
        </optgroup>
        {drafts.length > 0 && (
          <optgroup
            label={translate({
              id: 'playground.open.drafts',
              message: '我的草稿（这个浏览器保存最近 20 份）',
              description: 'Group of drafts in the menu',
            })}
          >
            {drafts.map((draft) => (
              <option key={draft.id} value={`draft:${draft.id}`}>
                {nameOf(draft)}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </div>
  );
}
