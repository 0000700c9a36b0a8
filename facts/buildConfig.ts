import type { Fact } from './fact';

export const buildConfigFacts: readonly Fact[] = [];
