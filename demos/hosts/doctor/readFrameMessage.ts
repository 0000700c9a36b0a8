import { cut, isFields, isFiniteNumber, isOneOf, readList, type Fields } from '../../untrusted';
import { leftoverKinds, type Leftover } from '../compatibility/leftovers';
import {
  failureKinds,
  outcomeStates,
  providerWays,
  stages,
  steps,
  type Failure,
  type FrameMessage,
  type Outcome,
  type Picture,
  type ProviderEvidence,
  type Resource,
  type RunEvidence,
} from './protocol';

/** What one message may hold. More is cut. */
const limits = { text: 600, name: 120, address: 2_000, items: 300, failures: 60, names: 20 } as const;

function readText(value: unknown, maximum: number = limits.name): string | undefined {
  return typeof value === 'string' ? cut(value, maximum) : undefined;
}

function readNames(value: unknown): string[] | undefined {
  return readList(value, limits.names, (each) => readText(each));
}

function readAddresses(value: unknown): string[] | undefined {
  return readList(value, limits.items, (each) => readText(each, limits.address));
}

function readOutcome(value: unknown): Outcome | undefined {
  if (!isFields(value)) return undefined;
  const message = readText(value['message'], limits.text);
  const { state } = value;
  return isOneOf(outcomeStates, state) && message !== undefined ? { state, message } : undefined;
}

function readOutcomes(value: unknown): RunEvidence['outcomes'] | undefined {
  if (!isFields(value)) return undefined;
  const [load, mount, hide, show, unmount, remount] = steps.map((step) => readOutcome(value[step]));
  return load && mount && hide && show && unmount && remount && { load, mount, hide, show, unmount, remount };
}

function readFailure(value: unknown): Failure | undefined {
  if (!isFields(value)) return undefined;
  const { kind, stage } = value;
  const message = readText(value['message'], limits.text);
  const file = readText(value['file'], limits.address);
  if (!isOneOf(failureKinds, kind) || !isOneOf(stages, stage)) return undefined;
  return message === undefined || file === undefined ? undefined : { kind, stage, message, file };
}

function readProvider(value: unknown): ProviderEvidence | undefined {
  if (!isFields(value)) return undefined;
  const { way, isLate } = value;
  const exported = readNames(value['exported']);
  const globals = readNames(value['globals']);
  const reads = readNames(value['reads']);
  if (!isOneOf(providerWays, way) || typeof isLate !== 'boolean' || !exported || !globals || !reads)
    return undefined;
  return { way, exported, globals, isLate, reads };
}

function readPicture(value: unknown): Picture | undefined {
  if (!isFields(value)) return undefined;
  const { elements, characters } = value;
  const outside = readNames(value['outside']);
  if (!isFiniteNumber(elements) || !isFiniteNumber(characters) || !outside) return undefined;
  return { elements, characters, outside };
}

function readPictures(value: unknown): RunEvidence['pictures'] | undefined {
  if (!isFields(value)) return undefined;
  const [before, after, again] = [value['before'], value['after'], value['again']].map(readPicture);
  return before && after && again && { before, after, again };
}

function readResource(value: unknown): Resource | undefined {
  if (!isFields(value)) return undefined;
  const url = readText(value['url'], limits.address);
  const initiator = readText(value['initiator']);
  const { hasFailed } = value;
  if (url === undefined || initiator === undefined || typeof hasFailed !== 'boolean') return undefined;
  return { url, initiator, hasFailed };
}

function readLeftover(value: unknown): Leftover | undefined {
  if (!isFields(value)) return undefined;
  const { kind } = value;
  const name = readText(value['name']);
  return isOneOf(leftoverKinds, kind) && name !== undefined ? { kind, name } : undefined;
}

function readEvidence(value: unknown): RunEvidence | undefined {
  if (!isFields(value)) return undefined;
  const { stage, isWiped } = value;
  const outcomes = readOutcomes(value['outcomes']);
  const failures = readList(value['failures'], limits.failures, readFailure);
  const executed = readAddresses(value['executed']);
  const provider = readProvider(value['provider']);
  const pictures = readPictures(value['pictures']);
  const resources = readList(value['resources'], limits.items, readResource);
  const failedFonts = readNames(value['failedFonts']);
  const addresses = readAddresses(value['addresses']);
  const leftovers = readList(value['leftovers'], limits.items, readLeftover);
  const storageKeys = readNames(value['storageKeys']);
  if (!isOneOf(stages, stage) || typeof isWiped !== 'boolean' || !outcomes || !failures || !executed)
    return undefined;
  if (!provider || !pictures || !resources || !failedFonts || !addresses || !leftovers || !storageKeys)
    return undefined;
  return {
    stage,
    outcomes,
    failures,
    executed,
    provider,
    pictures,
    isWiped,
    resources,
    failedFonts,
    addresses,
    leftovers,
    storageKeys,
  };
}

function readFileRequest({ id, url }: Fields): FrameMessage | undefined {
  const isRequest = isFiniteNumber(id) && typeof url === 'string' && url.length <= limits.address;
  return isRequest ? { type: 'request', id, url } : undefined;
}

/**
 * Reads what came out of the frame; `undefined` when it is none of our messages. The code in there may have got hold of
 * the port, so what is returned is a copy with the fields that we know, and of a bounded size.
 */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isFields(data)) return undefined;
  switch (data['type']) {
    case 'request':
      return readFileRequest(data);
    case 'evidence': {
      const evidence = readEvidence(data['evidence']);
      return evidence && { type: 'evidence', evidence };
    }
    case 'alive':
      return { type: 'alive' };
    default:
      return undefined;
  }
}
