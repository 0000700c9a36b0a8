// Wrap. Change: tabs need no import in documents; wide tables scroll on their own.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { ScrollableTable } from '@site/src/components/ScrollableTable';

export default { ...MDXComponents, Tabs, TabItem, table: ScrollableTable };
