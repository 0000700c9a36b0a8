import type { Fact } from './fact';

export const lifecycleFacts: readonly Fact[] = [];
