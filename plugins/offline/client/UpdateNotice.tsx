import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import Translate, { translate } from '@docusaurus/Translate';
import { tell } from '../messages';
import styles from './UpdateNotice.module.css';

/** The newer worker waits for what the older one still does. Without it the server's page is the newer one, too. */
const longestWaitMs = 3000;

/** Has the newer worker take over, and loads the page anew, once: it is then of the newer build. */
function update({ waiting }: ServiceWorkerRegistration): void {
  const reload = (): void => window.location.reload();
  // It has taken over by itself meanwhile.
  if (!waiting) {
    reload();
    return;
  }
  waiting.addEventListener('statechange', reload, { once: true });
  tell(waiting, { type: 'takeOver', ifUnneeded: false });
  setTimeout(reload, longestWaitMs);
}

interface UpdateNoticeProps {
  onUpdate: () => void;
  onClose: () => void;
}

function UpdateNotice({ onUpdate, onClose }: UpdateNoticeProps): ReactNode {
  return (
    <div className={styles.notice}>
      <span>
        <Translate id="offline.update.text" description="A newer version of the site was published">
          网站有新版本。
        </Translate>
      </span>
      <button type="button" className="button button--sm button--primary" onClick={onUpdate}>
        <Translate id="offline.update.reload" description="Button that shows the newer version">
          刷新
        </Translate>
      </button>
      <button
        type="button"
        className="clean-btn"
        aria-label={translate({
          id: 'offline.update.close',
          message: '关闭',
          description: 'Button that closes the notice of a newer version',
        })}
        onClick={onClose}
      >
        ×
      </button>
    </div>
  );
}

const regionId = 'offline-update';

/** Says over the page that there is a newer version, until the reader decides. */
export function showUpdateNotice(registration: ServiceWorkerRegistration): void {
  // It says so already, of a version before.
  if (document.getElementById(regionId)) return;
  const region = Object.assign(document.createElement('div'), { id: regionId });
  // What comes into such a region later is read out.
  region.setAttribute('role', 'status');
  document.body.append(region);
  // Where the reader was before: the focus goes back there.
  let origin: EventTarget | null = null;
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !region.contains(relatedTarget)) origin = relatedTarget;
  });
  const root = createRoot(region);
  const close = (): void => {
    root.unmount();
    region.remove();
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  };
  root.render(<UpdateNotice onUpdate={() => update(registration)} onClose={close} />);
}
