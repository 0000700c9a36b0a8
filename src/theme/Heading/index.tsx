// Eject of 3.10.2. Change: the title of the link to a heading is its name as well, and stands in the page once; the name of an API may be broken; where it lands is said for all anchors, in src/css/text.css.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import './styles.module.css';

function titleOfLink(heading: string): string {
  return translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading },
  );
}

/** Where a phone has no room for the name of an API, it is broken at its dot; it would be anywhere. */
function withBreak(title: ReactNode): ReactNode {
  if (typeof title !== 'string' || !/^\w+\.\w+$/.test(title)) return title;
  const [owner, member] = title.split('.');
  return (
    <>
      {owner}.<wbr />
      {member}
    </>
  );
}

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const { children } = props;
  if (As === 'h1') return <As {...props}>{withBreak(children)}</As>;
  if (!id) return <As {...props} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} id={id}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        title={titleOfLink(typeof children === 'string' ? children : id)}
        translate="no"
      />
    </As>
  );
}
