import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '../../tools/projectRoot';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string | string[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const directory = path.join(projectRoot, '.github/workflows');
const workflows = readdirSync(directory).map((file): [string, Workflow] => [
  file,
  parse(readFileSync(path.join(directory, file), 'utf8')) as Workflow,
]);

function jobsOf({ jobs }: Workflow): [string, Job][] {
  return Object.entries(jobs);
}

function usesOf(workflow: Workflow, action: RegExp): Step[] {
  return jobsOf(workflow)
    .flatMap(([, { steps }]) => steps)
    .filter(({ uses = '' }) => action.test(uses));
}

/** Names of the jobs that must have succeeded before this one begins, by any number of steps. */
function jobsBefore({ jobs }: Workflow, name: string): string[] {
  const direct = [jobs[name]?.needs ?? []].flat();
  return [...new Set(direct.flatMap((each) => [each, ...jobsBefore({ jobs }, each)]))];
}

function runsOf({ jobs }: Workflow, names: readonly string[]): string[] {
  return names.flatMap((name) => jobs[name]?.steps.map(({ run = '' }) => run) ?? []);
}

test('workflows are found', () => {
  expect(workflows.map(([file]) => file).sort()).toEqual(['ci.yml', 'links.yml', 'newest.yml']);
});

describe.each(workflows)('%s', (_file, workflow) => {
  test('every action is pinned to a commit', () => {
    const uses = usesOf(workflow, /./).map((step) => step.uses);
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((each) => !/^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40}$/.test(each ?? ''))).toEqual([]);
  });

  test('may only read, unless a job says otherwise', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  test('leaves no credentials in what it checks out', () => {
    const checkouts = usesOf(workflow, /^actions\/checkout@/);
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('every job ends', () => {
    expect(jobsOf(workflow).filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([]);
  });
});

describe('publication', () => {
  const publishing = workflows.flatMap(([file, workflow]) =>
    jobsOf(workflow)
      .filter(([, { steps }]) => steps.some(({ uses = '' }) => uses.startsWith('actions/deploy-pages@')))
      .map(([name, job]) => ({ file, workflow, name, job })),
  );

  test('happens in one job', () => {
    expect(publishing.map(({ file, name }) => `${file}: ${name}`)).toEqual(['ci.yml: deploy']);
  });

  test.each(publishing)('$name waits for every check of its commit', ({ workflow, name }) => {
    const runs = runsOf(workflow, jobsBefore(workflow, name));
    expect(runs).toContain('npm run check');
    expect(runs).toContainEqual(expect.stringMatching(/^npx playwright test\b/));
    expect(runs).toContain('diff -r site/build elsewhere/build');
  });

  test.each(publishing)('$name alone may write, and only what it publishes', ({ workflow, name, job }) => {
    expect(job.permissions).toEqual({ pages: 'write', 'id-token': 'write', attestations: 'write' });
    expect(jobsOf(workflow).filter(([each, { permissions }]) => each !== name && permissions)).toEqual([]);
  });
});
