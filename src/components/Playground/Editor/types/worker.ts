import { createWorker } from '@valtown/codemirror-ts/worker';
import { expose } from 'comlink';
import type { Files } from '../../program/program';
import { TypeService } from './TypeService';

/** Given by plugins/editor-types/bundleWorker.ts. */
declare const declarationsAddress: string;

async function fetchDeclarations(): Promise<Files> {
  const response = await fetch(declarationsAddress);
  if (!response.ok) throw new Error(`${declarationsAddress}: ${response.status}`);
  return (await response.json()) as Files;
}

function createTypesWorker() {
  let files: Files = {};
  let service: TypeService | undefined;
  const common = createWorker(async () => {
    service = new TypeService(await fetchDeclarations(), files);
    return service.env;
  });
  return {
    ...common,
    /** Once; the other functions answer when it has resolved. */
    async start(project: Files): Promise<void> {
      files = project;
      await common.initialize();
    },
    updateFile: (file: Parameters<TypeService['updateFile']>[0]) => service?.updateFile(file),
    removeFile: (path: string) => service?.removeFile(path),
    getLints: (asked: Parameters<TypeService['getLints']>[0]) => service?.getLints(asked) ?? [],
    getAutocompletion: async (asked: Parameters<TypeService['getAutocompletion']>[0]) =>
      (await service?.getAutocompletion(asked)) ?? null,
    getHover: (place: Parameters<TypeService['getHover']>[0]) => service?.getHover(place),
    getSignature: (place: Parameters<TypeService['getSignature']>[0]) => service?.getSignature(place),
    describe: (asked: Parameters<TypeService['describe']>[0]) => service?.describe(asked),
  };
}

export type TypesWorker = ReturnType<typeof createTypesWorker>;

expose(createTypesWorker());
