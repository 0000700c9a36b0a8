import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { modeIds, modes, type ModeId } from '@site/demos/modes';
import styles from './styles.module.css';

/** `{ cache: false }`, as it is written in code. */
function optionsCode(modeId: ModeId): string {
  const json = JSON.stringify(modes[modeId].options);
  return json === '{}'
    ? json
    : json
        .replaceAll(/"(\w+)":/g, '$1: ')
        .replaceAll(/[{,]/g, '$& ')
        .replaceAll('}', ' }');
}

/** Radio buttons that style sheets and forms read: they work before, and without, any script. */
export function ModeChoice({ name }: { name: string }): ReactNode {
  return (
    <fieldset className={styles.modes}>
      <legend>
        <Translate id="isolationBench.mode" description="Legend of the choice of sandbox modes">
          沙箱模式
        </Translate>
      </legend>
      {modeIds.map((modeId) => (
        <label key={modeId} className={styles.mode}>
          <input type="radio" name={name} value={modeId} defaultChecked={modeId === 'vm'} />
          <span>
            {modes[modeId].title}
            <code>{optionsCode(modeId)}</code>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
