import React, { useContext } from 'react';
import jsxRuntime from 'react/jsx-runtime';
import { StaticContext } from '../staticContext';

/** What does nothing, or nothing after the first rendering, where React does not run. */
const livingHooks = [
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useSyncExternalStore',
  'useOptimistic',
  'useActionState',
] as const;

/** The first function of the site in a stack, below `frames` of ours. */
function callerOf(stack: string | undefined, frames: number): string {
  const line = (stack ?? '').split('\n')[frames + 1] ?? '';
  return /at (?:Object\.)?([\w$.]+)/.exec(line)?.[1] ?? '?';
}

function deadComponent(component: string, reason: string): Error {
  return new Error(
    `<${component}> in the body of a document: found ${reason}, expected HTML that works without React. Make it an island (src/islands.ts) or let src/pageScript handle it.`,
  );
}

function guardHook(name: (typeof livingHooks)[number]): void {
  const hook: unknown = Reflect.get(React, name);
  if (typeof hook !== 'function') return;
  Reflect.set(React, name, (...parameters: unknown[]): unknown => {
    if (useContext(StaticContext)) throw deadComponent(callerOf(new Error().stack, 1), name);
    const result: unknown = Reflect.apply(hook, undefined, parameters);
    return result;
  });
}

interface GuardedProps {
  type: string;
  handler: string;
  props: object;
}

const actualJsx = jsxRuntime.jsx;

function Guarded({ type, handler, props }: GuardedProps): React.ReactNode {
  if (useContext(StaticContext)) throw deadComponent(type, handler);
  return React.createElement(type, props);
}

function handlerOf(props: object): string | undefined {
  return Object.entries(props).find(
    ([key, value]) => /^on[A-Z]/.test(key) && typeof value === 'function',
  )?.[0];
}

function guardRuntime(name: 'jsx' | 'jsxs'): void {
  const create = jsxRuntime[name];
  Reflect.set(jsxRuntime, name, (type: unknown, props: object, key?: string): unknown => {
    const handler = typeof type === 'string' ? handlerOf(props) : undefined;
    const element: unknown =
      handler === undefined || typeof type !== 'string'
        ? Reflect.apply(create, undefined, [type, props, key])
        : actualJsx(Guarded, { type, handler, props }, key);
    return element;
  });
}

let isGuarded = false;

/**
 * From now on a component that is rendered into the static body of a document and would need React in the browser, for its
 * state, its effects or its event handlers, ends the build; Docusaurus names the page.
 */
export function refuseDeadComponents(): void {
  if (isGuarded) return;
  isGuarded = true;
  for (const name of livingHooks) guardHook(name);
  guardRuntime('jsx');
  guardRuntime('jsxs');
}
