import { Compilation, type Import, type Problem } from './compilation';
import { VueCompileError } from './compileVue';
import type { Fence } from '../../../tools/extractFences';
import { defaultProject, type Project } from './projects';
import { sampleLanguages } from './virtualFile';
import { createWorkbench, type Workbench } from './workbench';

/** A sample with what the compilers found in it. */
export interface CheckedSample {
  sample: Fence;
  problems: readonly Problem[];
  imports: readonly Import[];
}

/** The project that a sample names with `project="…"`, and after it those that every sample may import from. */
function projectsOf(
  { file, line, meta }: Fence,
  { projects, repository }: Workbench,
): [Project, ...Project[]] {
  const names = [...new Set([meta['project'] ?? defaultProject, defaultProject])];
  const [own, ...others] = names.map((name) => projects.get(name)).filter((project) => project !== undefined);
  if (!own || own.name !== names[0]) {
    const known = [...projects.keys()].join(', ');
    throw new Error(`${file}:${line}: found project="${names[0]}"; expected one of ${known}`);
  }
  return [own, ...others, repository];
}

function checkSample(sample: Fence, page: readonly Fence[], workbench: Workbench): CheckedSample {
  const compilation = new Compilation(workbench, projectsOf(sample, workbench), sample, page);
  try {
    return { sample, problems: compilation.findProblems(), imports: compilation.imports };
  } catch (error) {
    if (!(error instanceof VueCompileError)) throw error;
    const problem = { line: sample.line + error.line, code: 'Vue', message: error.message };
    return { sample, problems: [problem], imports: [] };
  }
}

/**
 * Makes a function that compiles samples, each as a module of its own under TypeScript's strict rules: a program for
 * each, so that no sample lives on what another declares. A relative import means the fence of the same page with
 * that title; a package is one that the sample's project asks for.
 *
 * The function takes the fences of all documents, and returns those in `sampleLanguages` in the same order with what
 * the compilers found. It throws where a fence names a project that does not exist.
 */
export function createSampleChecker(siteDirectory: string): (fences: readonly Fence[]) => CheckedSample[] {
  const workbench = createWorkbench(siteDirectory);
  return (fences) => {
    const samples = fences.filter(({ language }) => sampleLanguages.includes(language));
    return samples.map((sample) => {
      const page = fences.filter(({ file }) => file === sample.file);
      return checkSample(sample, page, workbench);
    });
  };
}
