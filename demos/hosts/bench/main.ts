import '../../runtime/storageWhereDenied';
import Garfish from 'garfish';
import { isModeId, modes } from '../../modes';
import { pageOrigin } from '../../runtime/page';
import { messageOf } from '../../untrusted';
import { measure, measureAlone } from './measure';
import { probes } from './probes';
import type { BenchMessage } from './report';

function send(message: BenchMessage): void {
  window.parent.postMessage(message, pageOrigin);
}

function fail(reason: unknown): void {
  send({ type: 'bench-failure', message: messageOf(reason) });
}

/** `#window-property/vm`: the fragment names the probe and the mode; `/collect` at its end asks for a garbage collection. */
async function runAsAsked(): Promise<void> {
  const [probeId = '', modeId = '', collect] = location.hash.slice(1).split('/');
  const probe = probes.find(({ id }) => id === probeId);
  if (!probe || !isModeId(modeId)) throw new Error(`No such probe and mode: ${location.hash}`);
  Garfish.setOptions({ disablePreloadApp: true });
  const run = probe.isShared ? measureAlone : measure;
  send({ type: 'bench-report', report: await run(probe, modes[modeId], collect === 'collect') });
}

window.addEventListener('error', ({ message }) => fail(message));
window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
runAsAsked().catch(fail);
