import type { Fact } from './fact';

export const globalsFacts: readonly Fact[] = [];
