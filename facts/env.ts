import type { Fact } from './fact';

export const envFacts: readonly Fact[] = [];
