import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { SearchPageField } from '../../client/SearchPageField';
import { SearchPageResults } from '../../client/SearchPageResults';
import { Suggestions } from '../../client/Suggestions';
import { useTypedQuery } from '../../client/useTypedQuery';

function titleOf(query: string): string {
  if (query === '') {
    return translate({
      id: 'search.pageTitle',
      message: '搜索',
      description: 'Title of the results page without a query',
    });
  }
  return translate(
    {
      id: 'search.pageTitleWithQuery',
      message: '“{query}”的搜索结果',
      description: 'Title of the results page',
    },
    { query },
  );
}

function startLabel(): string {
  return translate({
    id: 'search.start',
    message: '可以从这些页面找起：',
    description: 'On the results page without a query, above the links',
  });
}

/** `/search?q=…`: every page that answers. The query stands in the URL, so the page can be shared and gone back to. */
export default function SearchPage(): ReactNode {
  const { query, type, write } = useTypedQuery();
  const isEmpty = query.trim() === '';

  return (
    <Layout
      title={titleOf(isEmpty ? '' : query)}
      description={translate({
        id: 'search.pageDescription',
        message: '在 Garfish 文档全文中搜索 API、报错与问题。',
        description: 'Description of the results page',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{titleOf(isEmpty ? '' : query)}</Heading>
        <noscript>
          <p>
            <Translate id="search.noScript" description="On the results page, without JavaScript">
              搜索需要启用 JavaScript。
            </Translate>
          </p>
        </noscript>
        <SearchPageField query={query} onChange={type} onLeave={write} />
        {isEmpty ? <Suggestions introduction={startLabel()} /> : <SearchPageResults query={query} />}
      </main>
    </Layout>
  );
}
