import React, { createElement, type ReactNode } from 'react';
import jsxRuntime from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Delegated } from '../Delegated';
import { StaticContext } from '../staticContext';
import { refuseDeadComponents } from './refuseDeadComponents';

beforeAll(refuseDeadComponents);

// As the bundler writes them: hooks and `jsx` are looked up when they are called.
function Counter(): ReactNode {
  const [count] = React.useState(0);
  return jsxRuntime.jsx('p', { children: count });
}

function Watcher(): ReactNode {
  React.useEffect(() => undefined);
  return null;
}

function Press(): ReactNode {
  return jsxRuntime.jsx('button', { onClick: () => undefined, children: '按' });
}

function Still(): ReactNode {
  return jsxRuntime.jsx('p', { children: React.useMemo(() => '不动', []) });
}

function renderInBody(children: ReactNode): string {
  return renderToString(createElement(StaticContext, { value: true }, children));
}

test.each([
  ['state', Counter, '<Counter> in the body of a document: found useState'],
  ['an effect', Watcher, '<Watcher> in the body of a document: found useEffect'],
  ['a handler', Press, '<button> in the body of a document: found onClick'],
])('a component with %s is refused by its name', (_, Component, message) => {
  expect(() => renderInBody(createElement(Component))).toThrow(message);
});

test('what is HTML all along is rendered', () => {
  expect(renderInBody(createElement(Still))).toBe('<p>不动</p>');
});

test('elsewhere, and where something else answers, every component is', () => {
  expect(renderToString(createElement(Press))).toContain('按');
  expect(renderInBody(createElement(Delegated, null, createElement(Counter)))).toContain('0');
});
