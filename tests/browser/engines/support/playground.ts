import { expect } from '@playwright/test';
import { programOf } from '../../../../src/components/Playground/program/program';
import { toHash } from '../../../../src/components/Playground/program/shareLink';
import type { Engine } from '../../../../tools/engines/engine';
import { expectIn, expectNoProblems, pressButton, startReact } from './engineTest';

const status = `document.querySelector('[role=region][aria-label="预览"], section[aria-label="预览"]')?.querySelector('[role=status]')?.innerText`;
const printed = `document.querySelector('[role=log]')?.innerText ?? ''`;

/** Opens the playground with a program, or its first example, and runs it. */
export async function runIn(engine: Engine, origin: string, code?: string): Promise<void> {
  const hash = code === undefined ? '' : toHash(programOf(code));
  await engine.goto(`${origin}/playground${hash}`);
  await startReact(engine);
  await pressButton(engine, '运行');
}

export async function expectStatus(engine: Engine, text: string): Promise<void> {
  await expectIn(engine, status, text);
}

export async function expectPrinted(engine: Engine, text: string): Promise<void> {
  await expect.poll(() => engine.evaluate(printed)).toContain(text);
}

/** Keeps its process busy, and says when it begins and ends. */
const busyLoop = `console.log('from ' + Date.now());
const end = Date.now() + 2000;
while (Date.now() < end);
console.log('to ' + Date.now());`;

/** How often a timer of the page came while the preview was in a loop. */
export async function ticksDuringLoop(engine: Engine, origin: string): Promise<number> {
  await runIn(engine, origin, 'console.log("ready");');
  await expectPrinted(engine, 'ready');
  await runIn(engine, origin, busyLoop);
  await engine.evaluate(`void setInterval(() => (window.ticks ??= []).push(Date.now()), 50)`);
  await expectPrinted(engine, 'to ');
  const [from = '', to = ''] = String(await engine.evaluate(printed)).match(/\d{13}/g) ?? [];
  const ticks = await engine.evaluate(`window.ticks.filter((at) => at > ${from} && at < ${to}).length`);
  await expectNoProblems(engine);
  return Number(ticks);
}
