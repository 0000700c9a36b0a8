import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ListedFact } from '../../factData';
import type { Reason } from '../../factHistory';
import { FactList } from '../FactListPage/FactList';

function headingOf(reason: Reason): string {
  switch (reason) {
    case 'behaviour':
      return translate({
        id: 'facts.reason.behaviour',
        message: '行为不同',
        description: 'Why a fact does not hold in an older version: another outcome',
      });
    case 'api':
      return translate({
        id: 'facts.reason.api',
        message: '那时还没有这个 API',
        description: 'Why a fact does not hold in an older version: what it calls is missing',
      });
    case 'unclear':
      return translate({
        id: 'facts.reason.unclear',
        message: '不能判断：证明没有跑完',
        description: 'Why a fact does not hold in an older version: its proof failed on the way',
      });
  }
}

interface IntroductionProps {
  version: string;
  isFiltered: boolean;
  /** How many are listed below. */
  count: number;
}

function Introduction({ version, isFiltered, count }: IntroductionProps): ReactNode {
  const upgrade = (
    <Link to="/guide/upgrade">
      <Translate id="facts.version.upgrade" description="Link to the page about upgrades">
        从旧版本升级
      </Translate>
    </Link>
  );
  if (!isFiltered) {
    return (
      <Translate
        id="facts.version.introduction"
        description="Above what does not hold in an older version"
        values={{ version, upgrade }}
      >
        {'下面是在 garfish {version} 里不成立的陈述，原因的解释见{upgrade}。其余记录过的都成立。'}
      </Translate>
    );
  }
  if (count === 0) {
    return (
      <Translate
        id="facts.version.noneFound"
        description="In place of what does not hold in an older version: the filter leaves none"
        values={{ version }}
      >
        {'符合筛选的陈述里，没有记录到在 garfish {version} 里不成立的。'}
      </Translate>
    );
  }
  return (
    <Translate
      id="facts.version.filtered"
      description="Above what does not hold in an older version, of what the filter leaves"
      values={{ version, upgrade }}
    >
      {'符合筛选的陈述里，下面这些在 garfish {version} 里不成立，原因的解释见{upgrade}。'}
    </Translate>
  );
}

interface VersionDifferencesProps {
  facts: readonly ListedFact[];
  /** The facts are not all. */
  isFiltered: boolean;
  /** The older one. */
  version: string;
  editUrl: string;
  /** Of the pages, by address. */
  titles: ReadonlyMap<string, string>;
}

/** What does not hold in an older version, by reason. */
export function VersionDifferences({
  facts,
  isFiltered,
  version,
  editUrl,
  titles,
}: VersionDifferencesProps): ReactNode {
  const groups = (['behaviour', 'api', 'unclear'] as const)
    .map((reason) => ({ reason, found: facts.filter(({ past }) => past?.differences[version] === reason) }))
    .filter(({ found }) => found.length > 0);
  return (
    <>
      <p>
        <Introduction {...{ version, isFiltered }} count={facts.length} />
      </p>
      {groups.map(({ reason, found }) => (
        <section key={reason}>
          <Heading as="h2">
            {headingOf(reason)}（{found.length}）
          </Heading>
          <FactList facts={found} editUrl={editUrl} titles={titles} />
        </section>
      ))}
    </>
  );
}
