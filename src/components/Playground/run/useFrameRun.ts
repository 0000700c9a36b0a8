import { useRef, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useColorMode } from '@docusaurus/theme-common';
import { hostPage } from '@site/demos/registry';
import type { ColorTheme } from '@site/demos/protocol';
import { useFrameUrl } from '../../useFrameUrl';
import { useRun, type RunControls } from './useRun';

interface FrameRun {
  /** For the element that the frame is put into. */
  container: RefObject<HTMLDivElement | null>;
  controls: RunControls;
  theme: ColorTheme;
}

/** Of the frame that a whole program runs in. */
export function frameTitle(): string {
  return translate({
    id: 'playground.frame.title',
    message: '主应用的页面',
    description: 'Title of the frame that the code runs in',
  });
}

/**
 * Runs programs in the playground's frame, in the colours of the site.
 *
 * @param title of the frame
 */
export function useFrameRun(title: string, className = ''): FrameRun {
  const container = useRef<HTMLDivElement>(null);
  const { colorMode } = useColorMode();
  const controls = useRun({
    container,
    frameUrl: useFrameUrl(hostPage('playground')),
    frameTitle: title,
    frameClassName: className,
    baseUrl: useBaseUrl('/'),
    theme: colorMode,
  });
  return { container, controls, theme: colorMode };
}
