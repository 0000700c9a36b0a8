// Wrap. Change: tabs, the mark of verified facts and links to the playground need no import in documents; wide tables scroll on their own.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { PlaygroundLink } from '@site/src/components/PlaygroundLink';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { VerifiedMark } from '@site/src/components/VerifiedMark';

export default { ...MDXComponents, Tabs, TabItem, VerifiedMark, PlaygroundLink, table: ScrollableTable };
