import type { Fact } from './fact';

export const setExternalFacts: readonly Fact[] = [];
