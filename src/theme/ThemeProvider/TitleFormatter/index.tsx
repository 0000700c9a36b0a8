// Eject of 3.10.2. Change: the later pages of a list carry their number; upstream gives all of them the same title.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/ThemeProvider/TitleFormatter';

function withPageNumber(title: string, pathname: string): string {
  const page = /\/page\/(\d+)$/.exec(pathname)?.[1];
  if (page === undefined) return title;
  return translate(
    {
      id: 'title.laterPage',
      message: '{title}（第 {page} 页）',
      description: 'Title of the second and later pages of a list of posts',
    },
    { title, page },
  );
}

export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <TitleFormatterProvider
      formatter={({ defaultFormatter, ...parameters }) => {
        // Not on an unknown path that happens to end alike.
        const isBlog = parameters.plugin.name === 'docusaurus-plugin-content-blog';
        const title = isBlog ? withPageNumber(parameters.title, pathname) : parameters.title;
        return defaultFormatter({ ...parameters, title });
      }}
    >
      {children}
    </TitleFormatterProvider>
  );
}
