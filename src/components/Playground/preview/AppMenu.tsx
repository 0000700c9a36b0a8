import { useId, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { demos } from '@site/demos/registry';
import styles from '../styles.module.css';

interface AppMenuProps {
  app: string;
  /** The program has folders of sub-apps, which answer at their own addresses. */
  hasOwnApps: boolean;
  onChooseApp: (app: string) => void;
}

/** Sub-apps that any main application can load: no plugin needed, nothing to hand in. */
const choices = demos.filter(
  ({ audience, isEsModule, hasInnerApp }) => audience === 'guide' && !isEsModule && !hasInnerApp,
);

/** Which sub-app answers at the addresses of samples. */
export function AppMenu({ app, hasOwnApps, onChooseApp }: AppMenuProps): ReactNode {
  const isListed = choices.some(({ name }) => name === app);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {hasOwnApps ? (
          <Translate
            id="playground.app.others"
            description="Label of the menu of sub-apps, where the program has some of its own"
          >
            其余子应用
          </Translate>
        ) : (
          <Translate id="playground.app.label" description="Label of the menu of sub-apps">
            子应用
          </Translate>
        )}
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
