import type { Fact } from './fact';

export const routingFacts: readonly Fact[] = [];
