// Eject of 3.10.2. Change: the title of the link to a heading is its name as well, and stands in the page once; where it lands is said for all anchors, in src/css/text.css.
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

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} />;
  brokenLinks.collectAnchor(id);
  const { children } = props;
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
