import type { ReactNode } from 'react';
import Heading from '@site/src/theme/Heading';
import type { Props } from '@theme/Heading';

/** A heading. Where a phone has no room for the name of an API, it is broken at its dot; it would be anywhere. */
export default function ServerHeading(props: Props): ReactNode {
  const title = typeof props.children === 'string' ? props.children : '';
  const [owner] = /^\w+\.(?=\w+$)/.exec(title) ?? [];
  if (props.as !== 'h1' || owner === undefined) return <Heading {...props} />;
  return (
    <Heading {...props}>
      {owner}
      <wbr />
      {title.slice(owner.length)}
    </Heading>
  );
}
