// Wrap. Change: tabs need no import in documents.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

export default { ...MDXComponents, Tabs, TabItem };
