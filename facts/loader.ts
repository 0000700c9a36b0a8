import type { Fact } from './fact';

export const loaderFacts: readonly Fact[] = [];
