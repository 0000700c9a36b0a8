import { collectGarbage } from './collectGarbage';
import type { Activity, Observation, Trace } from './probes';
import type { Report } from './report';

const timersControl = 120;
const framesControl = 4;
/** An answer that has not come by then never will: what asked for it is gone. */
const responseFrames = 120;

/** A sub-app that has been loaded, by whatever framework, and how it reaches the host. */
export interface Subject {
  app: { mount: () => Promise<unknown>; unmount: () => unknown };
  channel: { on: (event: string, listener: () => void) => unknown; emit: (event: string) => unknown };
}

/** Value of the expression in this window, as readers would see it in a console. */
function read(expression: string): string {
  // Indirect, so that the expression sees the window and nothing of this module.
  const value: unknown = (0, eval)(expression);
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}

/**
 * Counts what the sub-app sends on the channel. The host runs something of the same kind of its own: once that came,
 * the sub-app's own would have come too.
 */
class Listener {
  beats = 0;
  private answers = 0;

  constructor(
    channel: Subject['channel'],
    private readonly observation: Activity,
  ) {
    channel.on('beat', () => this.beats++);
    channel.on('stopped', () => this.answers++);
  }

  /** Whether the sub-app was at work since so many beats; now, unless told otherwise. */
  async heard(before = this.beats): Promise<boolean> {
    const { stimulus, control } = this.observation;
    if (stimulus !== undefined) read(stimulus);
    if (control === 'frame') await frames(framesControl);
    else await new Promise((resolve) => setTimeout(resolve, timersControl));
    if (control === 'response') await this.answered();
    return this.beats > before;
  }

  private async answered(): Promise<void> {
    for (let frame = 0; frame < responseFrames && this.beats + this.answers === 0; frame++) await frames(1);
  }
}

async function observeActivity({ app, channel }: Subject, observation: Activity): Promise<Report> {
  const listener = new Listener(channel, observation);
  await app.mount();
  const once = observation.once === true;
  const works = once ? null : await listener.heard();
  // Unmounting may take a while, in which what happens once can happen.
  const before = once ? listener.beats : undefined;
  if (once) channel.emit('start');
  await app.unmount();
  const mounted = works ? 'works' : 'silent';
  return {
    mounted: works === null ? null : mounted,
    after: (await listener.heard(before)) ? 'left' : 'clean',
    readings: [],
  };
}

async function observeTrace(
  { app }: Subject,
  { read: whileMounted, readAfter = whileMounted }: Trace,
  collects: boolean,
): Promise<Report> {
  const before = read(whileMounted);
  const beforeAfter = read(readAfter);
  await app.mount();
  const mounted = read(whileMounted);
  if (collects) await collectGarbage();
  await app.unmount();
  const after = read(readAfter);
  return {
    mounted: mounted === before ? 'held' : 'leaked',
    after: after === beforeAfter ? 'clean' : 'left',
    readings: [before, mounted, after],
  };
}

/**
 * Mounts and unmounts a sub-app, and says what the host saw of it.
 *
 * @param collects whether garbage is collected between the two
 * @throws what mounting throws
 */
export async function observe(
  subject: Subject,
  observation: Observation,
  collects: boolean,
): Promise<Report> {
  return observation.kind === 'trace'
    ? observeTrace(subject, observation, collects)
    : observeActivity(subject, observation);
}
