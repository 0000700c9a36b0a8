// Wrap. Change: a new announcement shows on the visit that brings it, not on the next one; its links navigate in place; the page's script and another tab can close it.
import { useEffect, useRef, type ReactNode } from 'react';
import { createStorageSlot, useThemeConfig } from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import { useLinks } from '@site/plugins/static-content/client/useLinks';
import styles from './styles.module.css';

const dismissal = createStorageSlot('docusaurus.announcement.dismiss');

export default function AnnouncementBarWrapper(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { announcementBar } = useThemeConfig();

  // The inline script has hidden the bar for a dismissal that the provider then takes back: its effect runs after ours.
  useEffect(() => {
    queueMicrotask(() => {
      if (dismissal.get() === 'true') return;
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    });
  }, []);

  useEffect(
    () =>
      dismissal.listen(({ newValue }) => {
        if (newValue === 'true')
          document.documentElement.dataset['announcementBarInitiallyDismissed'] = newValue;
      }),
    [],
  );

  // The bar's text is HTML from the configuration, so its links are not `Link`s.
  useLinks(container);

  return (
    <div ref={container} className={styles.container} data-announcement={announcementBar?.id}>
      <AnnouncementBar />
    </div>
  );
}
