import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const bannerId = 'base-url-banner';
const inlineStyle =
  'margin:20px;padding:20px;border:5px solid #d00000;background:#fff0f0;color:#1c1e21;font:16px/1.7 sans-serif';

/**
 * The script stands in the page itself: under a wrong base URL nothing else arrives. It shows the banner when the
 * style sheet is missing, which does not depend on when, or whether, React starts.
 */
function inlineScript(html: string): string {
  return `addEventListener('DOMContentLoaded',function(){
if(getComputedStyle(document.documentElement).getPropertyValue('--ifm-navbar-height'))return;
var banner=document.createElement('div');
banner.id=${JSON.stringify(bannerId)};
banner.setAttribute('role','alert');
banner.innerHTML=${JSON.stringify(html).replaceAll('<', '\\u003c')};
banner.style.cssText=${JSON.stringify(inlineStyle)};
banner.querySelector('[data-suggestion]').textContent=location.pathname.replace(/[^/]*$/,'');
document.body.prepend(banner)})`;
}

/** Says, in red, that the site is served at a base URL it was not built for (section 2 of the specification). */
export function BaseUrlBanner(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const heading = translate({
    id: 'baseUrlBanner.heading',
    message: '站点没有正确加载',
    description: 'Heading of the banner shown when the site is served at a wrong base URL',
  });
  const cause = translate({
    id: 'baseUrlBanner.cause',
    message: '样式与脚本没有加载成功，常见的原因是 baseUrl 配置与部署路径不一致。',
    description: 'Likely cause, in the base URL banner',
  });
  const configured = translate({
    id: 'baseUrlBanner.configured',
    message: '当前配置的 baseUrl：',
    description: 'Label of the configured base URL, in the base URL banner',
  });
  const suggestion = translate({
    id: 'baseUrlBanner.suggestion',
    message: '建议改为：',
    description: 'Label of the suggested base URL, in the base URL banner',
  });
  const html = `<strong>${heading}</strong><p>${cause}</p><p>${configured}<code>${siteConfig.baseUrl}</code></p><p>${suggestion}<code data-suggestion></code></p>`;
  return (
    <Head>
      <script>{inlineScript(html)}</script>
    </Head>
  );
}
