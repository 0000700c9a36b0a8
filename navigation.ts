import type { ThemeConfig } from '@docusaurus/preset-classic';
import * as site from './site';

/** Names of the sidebars, by id. */
export const sidebarLabels = { guide: '指南', api: 'API', blog: '博客' } as const;

/** First parts of the addresses that belong to the guide: those of its sidebar's documents, and what is below them. */
const guidePaths = ['guide', 'learn', 'errors', 'doctor', 'performance'];

function below(paths: readonly string[]): string {
  return `^${site.baseUrl}(?:${paths.join('|')})(?:/|$)`;
}

/** The bar above every page. */
export const navbar: ThemeConfig['navbar'] = {
  title: site.title,
  hideOnScroll: true,
  // The title beside it says the same.
  logo: { alt: '', src: '/img/logo.svg', width: 32, height: 32 },
  items: [
    // By addresses: an item that names a sidebar or a document needs the list of all documents, on every page.
    { to: '/guide', activeBaseRegex: below(guidePaths), label: sidebarLabels.guide, position: 'right' },
    { to: '/api', activeBasePath: '/api', label: sidebarLabels.api, position: 'right' },
    { to: '/blog', activeBasePath: '/blog', label: sidebarLabels.blog, position: 'right' },
    { to: '/playground', label: '演练场', position: 'right' },
    { href: site.examplesUrl, label: '示例', position: 'right' },
    { to: '/issues', label: '常见问题', position: 'right' },
    { href: site.repositoryUrl, label: 'GitHub', position: 'right' },
  ],
};

/** The links below every page. */
export const footer: ThemeConfig['footer'] = {
  logo: { alt: 'Garfish', src: '/img/logo.svg', href: '/', width: 48, height: 48 },
  links: [
    {
      title: '学习',
      items: [
        { label: '介绍', to: '/guide' },
        { label: '快速开始', to: '/guide/start' },
        { label: '接入框架', to: '/guide/demo' },
        { label: '演练场', to: '/playground' },
        { label: 'API', to: '/api' },
      ],
    },
    {
      title: '解决问题',
      items: [
        { label: '常见问题', to: '/issues' },
        { label: '错误信息索引', to: '/errors' },
        { label: '已验证的事实', to: '/facts' },
        { label: '提交 issue', href: `${site.repositoryUrl}/issues` },
      ],
    },
    {
      title: '更多',
      items: [
        { label: '插件', to: '/garfish-plugins' },
        { label: '示例与集成', to: '/showcase' },
        { label: '资源', to: '/resource' },
        { label: '性能', to: '/performance' },
        { label: '版本记录', to: '/blog/releases' },
        // Written by the plugin `licences`; no page, so the check of links leaves it out.
        { label: '第三方许可', to: 'pathname:///third-party-licences.txt' },
      ],
    },
  ],
  copyright: `© ${site.copyrightYear} Garfish`,
};
