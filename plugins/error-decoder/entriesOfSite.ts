import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remember } from '../../tools/remember';
import { readEntries } from './readEntries';

/** What the decoder knows of a site's messages, as the JSON that browsers load. */
export function entriesOfSite(siteDirectory: string): Promise<string> {
  const [errors = '', others = '', issues = ''] = ['errors', 'errors/others', 'issues'].map((page) =>
    readFileSync(path.join(siteDirectory, `docs/${page}.mdx`), 'utf8'),
  );
  const made = { name: 'decoder-entries', madeBy: ['plugins/error-decoder', 'plugins/remark'] };
  return remember({ ...made, from: [errors, others, issues] }, () =>
    JSON.stringify(readEntries(errors, issues, others)),
  );
}
