import { expect, test } from 'vitest';
import { classesOfScript, readVocabulary, readWordsOfScript, variablesOutsideSheets } from './readVocabulary';

test('classes, elements and variables of minified HTML', () => {
  const html =
    '<!doctype html><html class="a b"><body><x-app class=c style="--size:1px"><svg></svg></x-app><script>get("--ready")</script>';
  const { classes, elements, variables } = readVocabulary(html);
  expect([...classes]).toEqual(['a', 'b', 'c']);
  expect([...elements]).toEqual(['html', 'body', 'x-app', 'svg', 'script']);
  expect([...variables]).toEqual(['--size', '--ready']);
});

test('words of a script that may be classes or variables', () => {
  const code =
    'e.className="navbar-sidebar__item menu",t.classList.toggle("tabs__item--active"),s.stroke="var(--line)"';
  expect(readWordsOfScript(code)).toEqual(
    expect.arrayContaining(['navbar-sidebar__item', 'menu', 'tabs__item--active', '--line']),
  );
});

test('variables that elements and scripts of a page name; text, classes and addresses name none', () => {
  const html =
    '<style>p{top:var(--a)}</style><g stroke=var(--b)></g><p style="--c:1px" class="x--y">--d</p><a href=/guide#x--z></a><script>get("--e")</script>';
  expect(variablesOutsideSheets(html)).toEqual(['--e', '--b', '--c']);
});

test('classes that a script adds: in markup, alone in a string, and states of what there is', () => {
  const code =
    'b.insertAdjacentHTML("x","<div class=frame><p class=\\"a menu\\">"),l.className="menu__link",c="menu__item--open",t.classList.toggle("tabs__item--active"),d.querySelector(".button, .tabs__item")';
  expect([...classesOfScript(code, new Set(['menu__item']))].sort()).toEqual([
    'a',
    'frame',
    'menu',
    'menu__item--open',
    'menu__link',
  ]);
});
