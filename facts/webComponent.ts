import type { Fact } from './fact';

export const webComponentFacts: readonly Fact[] = [];
