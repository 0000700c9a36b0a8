import garfishPackage from 'garfish/package.json';
import { readFrameOrigins } from './deploy/policy/frameOrigins';
import { readBaseUrl, readSiteUrl } from './deploy/siteAddress';

/**
 * What the specification leaves open, one constant each. A value read from the environment can be overridden at
 * build time; `docusaurus.config.ts`, `navigation.ts` and `deploy/build.ts` are the only readers.
 */
function fromEnvironment(name: string, fallback: string): string {
  const value = process.env[name]?.trim() ?? '';
  return value === '' ? fallback : value;
}

export const title = fromEnvironment('SITE_TITLE', 'Garfish');
/** What CONTRIBUTING.md demands of every sentence, in its words. */
export const tagline = fromEnvironment(
  'SITE_TAGLINE',
  '关于 Garfish 的每一句话，要么在已安装的包上运行过，要么在它的 dist 或 .d.ts 里读到过；转述上游的，写明出处',
);
export const url = readSiteUrl(fromEnvironment('SITE_URL', 'https://garfishjs.org'));
export const baseUrl = readBaseUrl(fromEnvironment('BASE_URL', '/'));
/** Without an origin of their own, the frames of demos and of the playground have that of the site. */
export const frameOrigins = readFrameOrigins(fromEnvironment('FRAMES_ORIGIN', ''), url);

export const repositoryUrl = fromEnvironment('REPOSITORY_URL', 'https://github.com/web-infra-dev/garfish');
export const examplesUrl = `${repositoryUrl}/tree/main/dev`;
export const editUrl = fromEnvironment('EDIT_URL', `${repositoryUrl}/edit/main/`);

/** The single locale. */
export const locale = 'zh-CN';
export const copyrightYear = 2023;
/** Dark, without following the system: our reading of the two the specification leaves unresolved. */
export const colorMode = {
  defaultMode: 'dark',
  respectPrefersColorScheme: false,
  disableSwitch: false,
} as const;

/** The installed package, which everything on the site was run against. */
export const garfishVersion = garfishPackage.version;

/** Whether pages can be read without a network. Off: also the workers that readers already have end. */
export const offline = fromEnvironment('OFFLINE', 'on') !== 'off';

export const monitoring = {
  src: fromEnvironment('MONITORING_SRC', ''),
  bid: fromEnvironment('MONITORING_BID', ''),
};
