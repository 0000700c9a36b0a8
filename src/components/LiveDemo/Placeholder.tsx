import { useEffect, useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './styles.module.css';

interface PlaceholderProps {
  title: string;
  /** What the frame will show first. */
  picture: ReactNode;
  /** Its reader has stopped it, with a button that goes away: the focus comes here. */
  hasRun: boolean;
  onStart: () => void;
}

/** Stands where the frame will, in its size. */
export function Placeholder({ title, picture, hasRun, onStart }: PlaceholderProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasRun) button.current?.focus();
  }, [hasRun]);
  return (
    <div className={clsx(styles.placeholder, picture && styles.pictured)}>
      {picture}
      <button
        type="button"
        ref={button}
        className={clsx('button button--primary button--lg', styles.start)}
        onClick={onStart}
      >
        <Translate
          id="liveDemo.startNamed"
          description="Large button that starts a live demo"
          values={{ title }}
        >
          {'运行 {title}'}
        </Translate>
      </button>
      <p className={clsx(styles.hint, styles.needsScript)}>
        <Translate id="liveDemo.hint" description="Below the button that starts a live demo">
          真实的 garfish 加载真实的子应用，就在这个页面里。
        </Translate>
      </p>
      <p className={clsx(styles.hint, styles.noScript)}>
        <Translate id="liveDemo.noScript" description="In place of a live demo, without JavaScript">
          运行示例需要 JavaScript；没有它，可以看源码。
        </Translate>
      </p>
    </div>
  );
}
