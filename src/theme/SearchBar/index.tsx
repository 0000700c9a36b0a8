// Wrap. Change: the input's label is Chinese (upstream's is fixed to "Search"), and `npm start`, which has no index, says so.
import { useEffect, useRef, type ReactNode } from 'react';
import SearchBar from '@theme-original/SearchBar';
import { translate } from '@docusaurus/Translate';

export default function SearchBarWrapper(): ReactNode {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const input = container.current?.querySelector('input');
    if (!input) return;
    input.setAttribute('aria-label', translate({ id: 'theme.SearchBar.label', message: '搜索' }));
    if (process.env.NODE_ENV !== 'development') return;
    input.disabled = true;
    input.placeholder = translate({
      id: 'searchBar.developmentNote',
      message: '搜索仅在生产构建中可用',
      description: 'Stands in the search box of the dev server, which has no index',
    });
  }, []);

  return (
    <div ref={container}>
      <SearchBar />
    </div>
  );
}
