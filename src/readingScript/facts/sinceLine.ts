import { translate } from '@docusaurus/Translate';
import type { Since } from '@site/plugins/facts/factHistory';
import { changesAddress } from '@site/plugins/facts/versionChanges/changesAddress';
import { element } from '../element';

/** Put in by the build: `plugins/page-script/`. */
declare const siteBaseUrl: string;

function textOf({ version, before, reason }: Since): string {
  switch (reason) {
    case 'behaviour':
      return translate(
        {
          id: 'reading.facts.since.behaviour',
          message: 'garfish {version} 起；{before} 里不是这样。',
          description: 'Of a fact that has another outcome in an older version',
        },
        { version, before },
      );
    case 'api':
      return translate(
        {
          id: 'reading.facts.since.api',
          message: 'garfish {version} 起；{before} 里还没有这个 API。',
          description: 'Of a fact about something that an older version does not have',
        },
        { version, before },
      );
    case 'unclear':
      return translate(
        {
          id: 'reading.facts.since.unclear',
          message: 'garfish {version} 起可以这样证明；{before} 里证明没有跑完，不能判断。',
          description: 'Of a fact whose proof fails on the way in an older version',
        },
        { version, before },
      );
  }
}

/** Since when a fact holds, with a link to what has changed then. */
export function sinceLine(since: Since): HTMLElement {
  const label = translate({
    id: 'reading.facts.since.more',
    message: '那次改变了什么',
    description: 'Link to the changes of a version',
  });
  const link = element('a', '', label);
  link.href = siteBaseUrl + changesAddress(since.version);
  return element('p', '', textOf(since), link);
}
