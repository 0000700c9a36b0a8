import { useId, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import Translate, { translate } from '@docusaurus/Translate';
import { demos } from '@site/demos/registry';
import type { Draft } from './drafts';
import { examples } from './examples';
import type { Source } from './useProgram';
import styles from './styles.module.css';

interface ToolbarProps {
  source: Source;
  drafts: readonly Draft[];
  app: string;
  isRunning: boolean;
  isChanged: boolean;
  onOpen: (source: Source) => void;
  onChooseApp: (app: string) => void;
  onRun: () => void;
  onStop: () => void;
  onShare: () => void;
  onReset: () => void;
}

/** Sub-apps that any main application can load: no plugin needed, nothing to hand in. */
const choices = demos.filter(
  ({ audience, isEsModule, hasInnerApp }) => audience === 'guide' && !isEsModule && !hasInnerApp,
);

function nameOf({ savedAt, program }: Draft): string {
  const [firstLine = ''] = program.code
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('import '));
  return `${new Date(savedAt).toLocaleString('zh-CN', { dateStyle: 'short', timeStyle: 'short' })} ${firstLine.trim().slice(0, 28)}`;
}

function OpenMenu({ source, drafts, onOpen }: Pick<ToolbarProps, 'source' | 'drafts' | 'onOpen'>): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Translate id="playground.open.label" description="Label of the menu of examples and drafts">
          打开
        </Translate>
      </label>
      <select id={id} value={source} onChange={({ target }) => onOpen(target.value as Source)}>
        {source === 'link' && (
          <option value="link">
            {translate({
              id: 'playground.open.link',
              message: '分享的代码',
              description: 'Entry of the menu while a shared program is open',
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
              message: '我的草稿（保存在这个浏览器里）',
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

function AppMenu({ app, onChooseApp }: Pick<ToolbarProps, 'app' | 'onChooseApp'>): ReactNode {
  const isListed = choices.some(({ name }) => name === app);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Translate id="playground.app.label" description="Label of the menu of sub-apps">
          子应用
        </Translate>
      </label>
      <select
        id={id}
        value={app}
        onChange={({ target }) => onChooseApp(target.value)}
        aria-describedby="playground-help"
      >
        {!isListed && <option value={app}>{app}</option>}
        {choices.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What to open, what to run it with, and what to do with it. */
export function Toolbar(props: ToolbarProps): ReactNode {
  const { isRunning, isChanged, onRun, onStop, onShare, onReset } = props;
  return (
    <div className={styles.toolbar}>
      <Heading as="h1" className={styles.title}>
        <Translate id="playground.title" description="Heading of the playground">
          演练场
        </Translate>
      </Heading>
      <OpenMenu {...props} />
      <AppMenu {...props} />
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--primary"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={onRun}
        >
          <Translate id="playground.run" description="Button that runs the code">
            运行
          </Translate>
        </button>
        <button
          type="button"
          className="button button--outline button--primary"
          disabled={!isRunning}
          onClick={onStop}
        >
          <Translate id="playground.stop" description="Button that ends the run">
            停止
          </Translate>
        </button>
        <button type="button" className="button button--outline button--primary" onClick={onShare}>
          <Translate id="playground.share" description="Button that makes a link">
            分享
          </Translate>
        </button>
        <button
          type="button"
          className="button button--outline button--primary"
          disabled={!isChanged}
          onClick={onReset}
        >
          <Translate id="playground.reset" description="Button that takes changes back">
            重置
          </Translate>
        </button>
      </div>
    </div>
  );
}
