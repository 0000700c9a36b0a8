import type { Fact } from './fact';

export const sandboxFacts: readonly Fact[] = [];
