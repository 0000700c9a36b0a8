import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../tools/projectRoot';

function readVersion(packageName: string): string {
  const file = path.join(projectRoot, 'node_modules', packageName, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** What a record holds for. */
export function readVersions(): { garfish: string; instrumenter: string } {
  return {
    garfish: readVersion('garfish'),
    instrumenter: readVersion('@stryker-mutator/instrumenter'),
  };
}
