import type { Fact } from './fact';

export const cacheFacts: readonly Fact[] = [];
