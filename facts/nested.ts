import type { Fact } from './fact';

export const nestedFacts: readonly Fact[] = [];
