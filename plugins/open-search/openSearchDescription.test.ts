import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { openSearchDescription } from './openSearchDescription';

test('a name is no longer than browsers take', () => {
  const $ = load(openSearchDescription('A documentation site', 'https://site.example/'), { xml: true });
  expect($('ShortName').text()).toBe('A documentation ');
});

test('the search is asked below the base URL; the title is text', () => {
  const xml = openSearchDescription('A & B', 'https://site.example/docs/');
  const $ = load(xml, { xml: true });
  expect($('ShortName').text()).toBe('A & B');
  expect($('Url').attr('template')).toBe('https://site.example/docs/search?q={searchTerms}');
  expect($('Image').text()).toBe('https://site.example/docs/favicon.ico');
});
