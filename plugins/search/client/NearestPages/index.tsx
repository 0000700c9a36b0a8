import { useEffect, type ReactNode } from 'react';
import routes from '@generated/routes';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { leafRoutes } from '@site/src/routes';
import { useSearch } from '../useSearch';
import { useSiteSearch } from '../useSiteSearch';
import styles from './styles.module.css';
import { wordsOf } from './wordsOf';

const addresses = leafRoutes(routes).map(({ path }) => path);

const shown = 3;
const limits = { hits: shown, hitsOfPage: 1 };

/** Of a page and a place in it, whose title may say the page itself. */
function pathTo(page: string, place = page): string {
  return place.startsWith(page) ? place : `${page} › ${place}`;
}

/** The pages that answer best to the words of an address that leads nowhere; nothing when none does. */
export function NearestPages(): ReactNode {
  const words = wordsOf(useLocation().pathname, addresses);
  const { service, state, load } = useSiteSearch();
  const answered = useSearch(service, words, limits);
  useEffect(() => {
    if (state === 'empty') load();
  }, [state, load]);
  const pages = answered?.answer.pages.slice(0, shown) ?? [];
  if (pages.length === 0) return null;
  return (
    <section className={styles.nearest}>
      <p>
        <Translate
          id="notFound.nearest"
          description="Above three pages that answer to the words of the address"
        >
          按地址里的词，你要找的可能是：
        </Translate>
      </p>
      <ul>
        {pages.map(({ title, hits: [hit] }) => (
          <li key={hit?.url}>
            <Link to={hit?.url}>{pathTo(title.text, hit?.title.text)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
