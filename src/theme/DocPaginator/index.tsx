// Wrap. Change: without a page before or after it there is nothing, not an empty navigation.
import type { ReactNode } from 'react';
import DocPaginator from '@theme-original/DocPaginator';
import type { Props } from '@theme/DocPaginator';

export default function DocPaginatorWrapper(props: Props): ReactNode {
  return props.previous || props.next ? <DocPaginator {...props} /> : null;
}
