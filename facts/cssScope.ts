import type { Fact } from './fact';

export const cssScopeFacts: readonly Fact[] = [];
