import type { Fact } from './fact';

export const sourcemapFacts: readonly Fact[] = [];
