/**
 * Part of `beforeDocusaurus.mjs`: Docusaurus compiles everything that its configuration imports with Babel, packages
 * that are ES modules too, and runs these copies. With this, the packages of package.json run as they are.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const manifest = path.join(import.meta.dirname, '../package.json');
const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
process.env.JITI_NATIVE_MODULES = JSON.stringify(Object.keys(dependencies));
