import type { Fact } from './fact';

export const bridgeFacts: readonly Fact[] = [];
