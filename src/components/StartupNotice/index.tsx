import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pageScriptEvent, scriptsFailureEvent, stylesFailureEvent } from '@site/src/pageScript/events';
import { startupScript, type StartupOptions } from './startupScript';

/** The red banner of a wrong base URL. */
function wrongBaseUrl(baseUrl: string): string {
  const heading = translate({
    id: 'startupNotice.wrongBaseUrl',
    message: '站点没有正确加载',
    description: 'Heading of the banner shown when the site is served at a wrong base URL',
  });
  const cause = translate({
    id: 'startupNotice.cause',
    message: '站点的文件没有加载成功：baseUrl 配置与部署路径不一致。',
    description: 'Cause, in the base URL banner',
  });
  const configured = translate({
    id: 'startupNotice.configured',
    message: '当前配置的 baseUrl：',
    description: 'Label of the configured base URL, in the base URL banner',
  });
  const suggestion = translate({
    id: 'startupNotice.suggestion',
    message: '建议改为：',
    description: 'Label of the suggested base URL, in the base URL banner',
  });
  return `<strong>${heading}</strong><p>${cause}</p><p>${configured}<code>${baseUrl}</code></p><p>${suggestion}<code data-suggestion></code></p>`;
}

/** What can be done, after each of the notices but the red one: plain buttons, as every page would bring styles for others. */
function wayOn(): string {
  const advice = translate({
    id: 'startupNotice.wayOn',
    message: '请检查网络，然后刷新。',
    description: 'Follows the notices that styles or scripts did not load',
  });
  const reload = translate({
    id: 'startupNotice.reload',
    message: '刷新页面',
    description: 'Button of the notices that styles or scripts did not load',
  });
  const close = translate({
    id: 'startupNotice.close',
    message: '关闭',
    description: 'Button that closes the notices that styles or scripts did not load',
  });
  return `${advice} <button data-reload>${reload}</button> <button data-close>${close}</button>`;
}

function noticesOf(baseUrl: string): StartupOptions['notices'] {
  return {
    wrongBaseUrl: wrongBaseUrl(baseUrl),
    noStyles: translate({
      id: 'startupNotice.noStyles',
      message: '样式没有加载成功，页面的排版不完整。',
      description: 'Shown when the style sheet did not load',
    }),
    noScripts: translate({
      id: 'startupNotice.noScripts',
      message: '页面可以阅读，但搜索、切换主题等没有启动。',
      description: 'Shown when the scripts of the site did not run',
    }),
    wayOn: wayOn(),
  };
}

const events: StartupOptions['events'] = {
  pageScript: pageScriptEvent,
  scriptsFailure: scriptsFailureEvent,
  stylesFailure: stylesFailureEvent,
};

/**
 * Says what is missing when the page has come without its scripts, or the application without its styles. The script for it stands in the page
 * itself, the same on every page.
 */
export function StartupNotice(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const options = JSON.stringify({ baseUrl, events, notices: noticesOf(baseUrl) }).replaceAll('<', '\\u003c');
  return (
    <Head>
      <script>{`(${startupScript.toString()})(${options})`}</script>
    </Head>
  );
}
