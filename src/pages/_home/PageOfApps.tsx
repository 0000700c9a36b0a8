import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

const subApps = [
  { name: 'React', path: '/orders', x: 24 },
  { name: 'Vue', path: '/members', x: 172 },
  { name: 'Angular', path: '/reports', x: 320 },
];

/** Drawing: one browser page, the main app's bar on top, three sub-apps below it. */
export function PageOfApps(): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 300"
      role="img"
      aria-label={translate({
        id: 'home.drawing',
        message: '示意图：一个页面里，主应用负责导航，按路由加载 React、Vue、Angular 三个子应用',
        description: 'Text alternative of the drawing on the home page',
      })}
    >
      <rect className={styles.window} x="2" y="2" width="476" height="296" rx="14" />
      <circle className={styles.dot} cx="24" cy="24" r="5" />
      <circle className={styles.dot} cx="42" cy="24" r="5" />
      <circle className={styles.dot} cx="60" cy="24" r="5" />
      <rect className={styles.address} x="86" y="14" width="370" height="20" rx="10" />
      <rect className={styles.mainApp} x="24" y="52" width="432" height="48" rx="8" />
      <text className={styles.mainLabel} x="44" y="82">
        主应用 · Garfish.run
      </text>
      {subApps.map(({ name, path, x }) => (
        <g key={name}>
          <path className={styles.wire} d={`M${x + 68} 100v36`} />
          <rect className={styles.subApp} x={x} y="136" width="136" height="138" rx="8" />
          <text className={styles.subLabel} x={x + 68} y="204">
            {name}
          </text>
          <text className={styles.subPath} x={x + 68} y="228">
            {path}
          </text>
        </g>
      ))}
    </svg>
  );
}
