import type { Fact } from './fact';

export const registerAppFacts: readonly Fact[] = [];
