import type { ReactNode } from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import { LinkList } from '@site/src/components/LinkList';
import { showcase, type ShowcaseEntry } from '@site/src/data/showcase';

function itemsOf(group: ShowcaseEntry['group']) {
  return showcase
    .filter((entry) => entry.group === group)
    .map(({ name, href, description }) => ({ title: name, href, description }));
}

export default function ShowcasePage(): ReactNode {
  return (
    <Layout
      title="示例与集成"
      description="公开可读的 Garfish 示例工程、框架集成与社区项目，逐个核对过来源。"
    >
      <main className="container margin-vert--lg">
        <article>
          <Heading as="h1">示例与集成</Heading>
          <p>
            这里只列公开可读、来源核对过的工程。我们没有找到公开声明使用 Garfish
            的知名产品仓库，因此这一页不叫“谁在用”。
          </p>
          <LinkList
            id="official"
            heading="官方与维护者"
            introduction="想看官方如何搭一个主应用带多个框架的子应用，从这里开始。"
            items={itemsOf('official')}
          />
          <LinkList
            id="integration"
            heading="框架与构建集成"
            introduction="安装前请在 npm 上核对版本与更新时间；社区插件未经本站运行验证。"
            items={itemsOf('integration')}
          />
          <LinkList id="community" heading="社区示例" items={itemsOf('community')} />
        </article>
      </main>
    </Layout>
  );
}
