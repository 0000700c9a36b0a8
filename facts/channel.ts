import type { Fact } from './fact';

export const channelFacts: readonly Fact[] = [];
