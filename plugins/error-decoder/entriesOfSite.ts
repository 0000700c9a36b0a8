import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DecoderEntry } from '../../src/messages/entries';
import { rememberEach } from '../../tools/remember';
import { readEntries } from './readEntries';

/** What the decoder knows of a site's messages. */
export function entriesOfSite(siteDirectory: string): DecoderEntry[] {
  const pages = ['errors', 'errors/others', 'issues'].map((page) =>
    readFileSync(path.join(siteDirectory, `docs/${page}.mdx`), 'utf8'),
  );
  const made = { name: 'decoder-entries', madeBy: ['plugins/error-decoder', 'plugins/remark'] };
  const entries = rememberEach(made, [['', pages]], ([errors = '', others = '', issues = '']) =>
    readEntries(errors, issues, others),
  );
  return [...entries.values()].flat();
}
