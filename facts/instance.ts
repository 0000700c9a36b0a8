import type { Fact } from './fact';

export const instanceFacts: readonly Fact[] = [];
