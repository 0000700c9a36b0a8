import { observe, type Subject } from '../../../demos/hosts/bench/observe';
import { probes } from '../../../demos/hosts/bench/probes';
import type { Report } from '../../../demos/hosts/bench/report';

declare global {
  interface Window {
    /** Runs a probe once; `collects` as in `observe`. */
    benchProbe: (id: string, collects: boolean) => Promise<Report>;
  }
}

/** Address of the sub-app that does what the probe says. */
export function probeEntry(id: string): string {
  return new URL(`/probes/${id}/index.html`, location.href).href;
}

/** Lets the bench run probes with what the framework of this page loads. */
export function expose(load: (entry: string) => Subject | Promise<Subject>): void {
  window.benchProbe = async (id, collects) => {
    const probe = probes.find((each) => each.id === id);
    if (!probe) throw new Error(`No such probe: ${id}`);
    return observe(await load(probeEntry(id)), probe.observation, collects);
  };
}
