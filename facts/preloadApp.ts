import type { Fact } from './fact';

export const preloadAppFacts: readonly Fact[] = [];
