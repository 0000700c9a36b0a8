import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { factAnchor } from '@site/plugins/facts/factAnchor';
import { factsAddress } from '@site/plugins/facts/factsAddress';

/**
 * On paper, at the end of a page: what the marks behind its sentences are, and where their proofs are listed. Written by
 * src/css/text.css: it is no text of the document, for the search or whoever copies it.
 */
export function FactNote({ count }: { count: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const list = siteConfig.url + factsAddress(useLocation().pathname, siteConfig.baseUrl);
  const marks = [...new Set([1, Number(count)])].map(factAnchor).join('–');
  const note = translate(
    {
      id: 'factNote.note',
      message: '已验证的事实 {marks}：{list}',
      description:
        'Last line of a printed page: the marks behind its proven sentences, and the address of the proofs',
    },
    { marks, list },
  );
  return <div className="fact-note" data-note={note} />;
}
