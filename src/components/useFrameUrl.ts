import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Address of a page that is shown in a frame: with the base URL, and with the origin of frames when they have one of their
 * own (`FRAMES_ORIGIN`).
 *
 * @param path as `hostPage` gives it
 */
export function useFrameUrl(path: string): string {
  const { siteConfig } = useDocusaurusContext();
  const url = useBaseUrl(path);
  const origin = siteConfig.customFields?.['framesOrigin'];
  return typeof origin === 'string' ? origin + url : url;
}
