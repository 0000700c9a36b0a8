import { handleCode } from './code';
import { handleImages } from './images';
import { handleTabs } from './tabs';

/*
 * What documents do without React: this is a script of its own on every page, and works on their HTML before React has
 * started, while it runs, and where it never comes.
 */
handleCode();
handleImages();
handleTabs();
