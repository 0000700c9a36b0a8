/**
 * `npm run facts:engines`: runs every fact in Firefox and WebKitGTK, and writes to src/data/engineFacts/record.json those that do not
 * hold there and those that could not be run. `-- firefox` runs one of them.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import garfishPackage from 'garfish/package.json';
import { proofs } from '../../../facts';
import previous from '../../../src/data/engineFacts/record.json';
import { hasEngine, otherEngineIds, startEngine, type OtherEngineId } from '../../../tools/engines';
import type { Engine } from '../../../tools/engines/engine';
import { readEngineNames } from '../../../tools/engines/readEngineNames';
import { projectRoot } from '../../../tools/projectRoot';
import { createBundles, type Bundles } from '../bundles';
import { NotInThisEngine } from './enginePage';
import type { EngineFacts, EngineFactsRecord } from './engineFacts';
import { runFactIn } from './runFactIn';

const recordFile = path.join(projectRoot, 'src/data/engineFacts/record.json');
/** In milliseconds: for a fact. */
const limit = 60_000;

class Hung extends Error {}

async function withLimit(run: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Hung(`no end in ${limit} ms`)), limit);
  });
  await Promise.race([run, late]).finally(() => clearTimeout(timer));
}

/** Runs all facts, in another window when one of them has hung. */
async function runAll(id: OtherEngineId, bundles: Bundles): Promise<EngineFacts> {
  const different: Record<string, string> = {};
  const leftOut: Record<string, string> = {};
  let engine: Engine = await startEngine[id]();
  const { name, version } = engine;
  for (const [index, proof] of proofs.entries()) {
    try {
      await withLimit(runFactIn(engine, proof, bundles));
    } catch (error) {
      const message =
        error instanceof Error ? error.message.replaceAll(/:\d{4,5}\b/g, ':port') : String(error);
      if (error instanceof NotInThisEngine) leftOut[proof.id] = message;
      else different[proof.id] = message.replaceAll(/\s+/g, ' ').slice(0, 300);
      if (error instanceof Hung) {
        await engine.close();
        engine = await startEngine[id]();
      }
    }
    if (index % 100 === 99) console.log(`${name}: ${index + 1} of ${proofs.length}`);
  }
  await engine.close();
  const date = new Date().toISOString().slice(0, 10);
  return { engine: name, version, date, facts: proofs.length, different, leftOut };
}

async function record(): Promise<void> {
  const wanted = readEngineNames(process.argv.slice(2), otherEngineIds);
  const bundles = await createBundles();
  const engines: Record<OtherEngineId, EngineFacts> = { ...previous.engines };
  // Beside each other: mostly they wait.
  await Promise.all(
    wanted.map(async (id) => {
      if (hasEngine(id)) engines[id] = await runAll(id, bundles);
      else console.log(`${id}: left as it is, this machine has no such browser`);
    }),
  );
  const written: EngineFactsRecord = { garfish: garfishPackage.version, engines };
  writeFileSync(recordFile, `${JSON.stringify(written, null, 2)}\n`);
}

record().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
