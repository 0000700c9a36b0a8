import type { Fact } from './fact';

export const routerFacts: readonly Fact[] = [];
