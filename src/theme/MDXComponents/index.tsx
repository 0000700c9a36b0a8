// Eject of 3.10.2. Change: what stands in documents is plain HTML: code is coloured when the site is built, tabs and details need no
// React, what has no class has no attribute for it. Tabs, links with an id, facts and links to the playground need no import; wide tables scroll on their own.
import type { ComponentProps, ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Admonition from '@theme/Admonition';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXUl from '@theme/MDXComponents/Ul';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { Delegated } from '@site/plugins/static-content/Delegated';
import { CodeFrame } from '@site/src/components/CodeFrame';
import { Fact } from '@site/src/components/Fact';
import { FactCount } from '@site/src/components/FactCount';
import { FactNote } from '@site/src/components/FactNote';
import { PlaygroundLink } from '@site/src/components/PlaygroundLink';
import { QuestionFilter } from '@site/src/components/QuestionFilter';
import { ScrollableTable } from '@site/src/components/ScrollableTable';

type HeadingProps = Omit<ComponentProps<typeof MDXHeading>, 'as'>;

function headingOf(as: ComponentProps<typeof MDXHeading>['as']) {
  return function DocumentHeading(props: HeadingProps): ReactNode {
    return (
      <Delegated>
        <MDXHeading as={as} {...props} />
      </Delegated>
    );
  };
}

/** The theme's own add a class to what has an id; where it lands is said for all anchors, in src/css/text.css. */
function useAnchor(id: string | undefined): void {
  const { collectAnchor } = useBrokenLinks();
  if (id !== undefined) collectAnchor(id);
}

function DocumentLink(props: ComponentProps<typeof Link>): ReactNode {
  useAnchor(props.id);
  return (
    <Delegated>
      <Link {...props} />
    </Delegated>
  );
}

function ListItem(props: ComponentProps<'li'>): ReactNode {
  useAnchor(props.id);
  return <li {...props} />;
}

/** Of a folded question, which is a button: no link may stand in it. */
function QuestionTitle({ id, children }: ComponentProps<'h3'>): ReactNode {
  useAnchor(id);
  return <h3 id={id}>{children}</h3>;
}

export default {
  Head,
  // Docusaurus writes the second for the first.
  details: 'details',
  Details: 'details',
  a: DocumentLink,
  ul: MDXUl,
  li: ListItem,
  img: MDXImg,
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  admonition: Admonition,
  table: ScrollableTable,
  Link: DocumentLink,
  CodeFrame,
  Fact,
  FactCount,
  FactNote,
  Tabs,
  TabItem,
  PlaygroundLink,
  QuestionFilter,
  QuestionTitle,
};
