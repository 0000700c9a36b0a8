import { faultNames, befall, type FaultName } from './faults';
import { resources, type Resource } from './resources';
import { test } from '../support/test';

test.use({
  expectedErrors: [
    /ERR_FAILED|status of (?:404|500)|MIME type|Unexpected|Invalid|missing|Garfish|ChunkLoadError/,
  ],
});

type Walk = (page: Parameters<Resource['ask']>[0], resource: Resource, fault: FaultName) => Promise<void>;

/** The reader waits, and then it is there. */
const late: Walk = async (page, { files, before, ask, waits, works }, fault) => {
  await before?.(page);
  const end = await befall(page, files, fault);
  await ask(page);
  await waits(page);
  await end();
  await works(page);
};

/** The reader is told, takes the way on, and then it is there. */
const failing: Walk = async (page, { files, before, ask, sees, waits, wayOn, works, silent }, fault) => {
  await before?.(page);
  const end = await befall(page, files, fault);
  await ask(page);
  if (silent?.includes(fault)) {
    // It has happened by then.
    await page.waitForLoadState();
    await waits(page);
    return;
  }
  await sees(page);
  await end();
  await wayOn(page);
  await works(page);
};

const harmless: Walk = async (page, { files, before, ask, works }, fault) => {
  await before?.(page);
  await befall(page, files, fault);
  await ask(page);
  await works(page);
};

function walkFor(resource: Resource, fault: FaultName): Walk {
  if (fault === 'late') return late;
  return resource.harmless?.includes(fault) ? harmless : failing;
}

for (const resource of resources) {
  for (const fault of faultNames) {
    test(`${resource.name}, ${fault}`, async ({ page }) => {
      await walkFor(resource, fault)(page, resource, fault);
    });
  }
}
