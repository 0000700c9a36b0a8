import { useMemo } from 'react';
import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { IndexLocation } from './searchService';

/** Where this build's index stands: the plugin passes the hash on as global data. */
export function useIndexLocation(): IndexLocation {
  const { siteConfig } = useDocusaurusContext();
  const data: unknown = usePluginData('@easyops-cn/docusaurus-search-local');
  const hash: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'hash') : undefined;
  return useMemo(
    () => ({ baseUrl: siteConfig.baseUrl, hash: typeof hash === 'string' ? hash : '' }),
    [siteConfig.baseUrl, hash],
  );
}
