import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { openSearchDescription } from './openSearchDescription';

const file = 'opensearch.xml';

/** Lets browsers offer the site's search in their address bar. */
export function openSearch(context: LoadContext): Plugin {
  return {
    name: 'open-search',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: context.siteConfig.title,
            href: context.baseUrl + file,
          },
        },
      ],
    }),
    async postBuild({ outDir, siteConfig, baseUrl }) {
      const description = openSearchDescription(siteConfig.title, siteConfig.url + baseUrl);
      await writeFile(path.join(outDir, file), description);
    },
  };
}
