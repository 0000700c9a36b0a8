import { expect, test } from 'vitest';
import { readClassesOfScript, readVocabulary } from './readVocabulary';

test('classes, elements and variables of minified HTML', () => {
  const html =
    '<!doctype html><html class="a b"><body><x-app class=c style="--size:1px"><svg></svg></x-app><script>get("--ready")</script>';
  const { classes, elements, variables } = readVocabulary(html);
  expect([...classes]).toEqual(['a', 'b', 'c']);
  expect([...elements]).toEqual(['html', 'body', 'x-app', 'svg', 'script']);
  expect([...variables]).toEqual(['--size', '--ready']);
});

test('words of a script that may be classes', () => {
  const code = 'e.className="navbar-sidebar__item menu",t.classList.toggle("tabs__item--active")';
  expect(readClassesOfScript(code)).toEqual(
    expect.arrayContaining(['navbar-sidebar__item', 'menu', 'tabs__item--active']),
  );
});
