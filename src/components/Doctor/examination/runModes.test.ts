import { describe, expect, test } from 'vitest';
import type { RunEvidence } from '@site/demos/hosts/doctor/protocol';
import type { Run, RunId } from '../evidence';
import { runModes } from './runModes';

type Ends = Partial<Record<RunId, Run['end']>>;

/** Modes in the order they begin in; those that run at the same time in one string, those with the plugin marked. */
async function begun(hasModules: boolean, ends: Ends = {}, mount: 'passed' | 'failed' = 'passed') {
  const groups: string[][] = [];
  let running = 0;
  await runModes(async (id, usesPlugin) => {
    const name = usesPlugin ? `${id}+` : id;
    if (running > 0) groups.at(-1)?.push(name);
    else groups.push([name]);
    running += 1;
    await Promise.resolve();
    running -= 1;
    const evidence = { outcomes: { mount: { state: mount, message: '' } } } as RunEvidence;
    return { end: ends[id] ?? 'ended', usesPlugin, evidence };
  }, hasModules);
  return groups.map((group) => group.join(' '));
}

describe('a sub-app without modules', () => {
  test('runs alone first, then in the other modes at once', async () => {
    expect(await begun(false)).toEqual(['vm', 'vmHide strict snapshot off']);
  });
});

describe('a sub-app of modules', () => {
  test('runs with the plugin, too: one after another in the modes where it is slow', async () => {
    expect(await begun(true)).toEqual(['vm', 'vmPlugin+', 'vmHide+', 'strict+', 'snapshot+ off+']);
  });

  test('that does not mount with the plugin is not run in modes that are alike', async () => {
    expect(await begun(true, {}, 'failed')).toEqual(['vm', 'vmPlugin+', 'snapshot+ off+']);
  });
});

describe('the first frame', () => {
  test.each(['stuck', 'left'] as const)('that is %s is the only one', async (end) => {
    expect(await begun(true, { vm: end })).toEqual(['vm']);
    expect(await begun(false, { vm: end })).toEqual(['vm']);
  });

  test('that does not start ends the examination', async () => {
    await expect(begun(false, { vm: 'notStarted' })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
