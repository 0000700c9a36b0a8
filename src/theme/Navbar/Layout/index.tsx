// Wrap. Change: a hidden navbar also reappears near the bottom of the page; the drawer opens at the entry of the page, and is a dialog.
import clsx from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type { Props } from '@theme/Navbar/Layout';
import { useNavbarMobileSidebar, useScrollPosition } from '@docusaurus/theme-common/internal';
import { holdFocus } from '@site/src/components/holdFocus';
import { showCurrentEntry } from '@site/src/pageScript/sidebar';
import styles from './styles.module.css';

/** Distance from the end of the page, in CSS pixels, that counts as near: about the navbar's height. */
const nearBottom = 60;

export default function NavbarLayoutWrapper(props: Props): ReactNode {
  const [isNearBottom, setNearBottom] = useState(false);
  useScrollPosition(({ scrollY }) => {
    const remaining = document.documentElement.scrollHeight - window.innerHeight - scrollY;
    setNearBottom(scrollY > 0 && remaining <= nearBottom);
  });
  const { shown: isDrawerOpen, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    const drawer = isDrawerOpen && document.querySelector<HTMLElement>('.navbar-sidebar');
    if (!drawer) return undefined;
    showCurrentEntry(drawer);
    return holdFocus(drawer, toggle);
  }, [isDrawerOpen, toggle]);
  return (
    <div className={clsx(styles.container, isNearBottom && styles.nearBottom)}>
      <NavbarLayout {...props} />
    </div>
  );
}
