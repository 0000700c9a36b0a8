/**
 * `npm run facts:accept`: records that every sentence has been held against its proof. Prints what it accepts anew: read
 * each proof before you commit the file.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { acceptanceOf, unaccepted } from '../plugins/facts/acceptance';
import { readCitations } from '../plugins/facts/readCitations';
import { readProofs } from '../plugins/facts/readProofs';
import accepted from './accepted.json';

const file = path.join(__dirname, 'accepted.json');

const citations = readCitations(path.join(__dirname, '..'));
for (const line of unaccepted(citations, accepted, readProofs(__dirname))) console.log(line);
writeFileSync(file, `${JSON.stringify(acceptanceOf(citations), null, 2)}\n`);
