import { expect, test } from 'vitest';
import { documentPolicy, framingPolicy } from './policies';

const frameOrigins = { documents: 'https://docs.example', frames: 'https://frames.example' };

test('frames have the origin of the documents, and nothing is fetched from elsewhere', () => {
  const policy = documentPolicy({ scriptHashes: [] });
  expect(policy['frame-src']).toEqual(["'self'"]);
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(framingPolicy()).toEqual({ 'frame-ancestors': ["'self'"] });
});

test('frames that have an origin of their own are shown from there only, by the documents only', () => {
  const policy = documentPolicy({ scriptHashes: [], frameOrigins });
  expect(policy['frame-src']).toEqual(['https://frames.example']);
  expect(policy['connect-src']).toEqual(["'self'", 'https://frames.example']);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(framingPolicy(frameOrigins)).toEqual({ 'frame-ancestors': ["'self'", 'https://docs.example'] });
});

test('scripts and styles in a page are allowed by their hashes', () => {
  const policy = documentPolicy({ scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] });
  expect(policy['script-src']).toEqual(["'self'", "'sha256-a'"]);
  expect(policy['style-src']).toEqual(["'self'", "'sha256-b'"]);
});
