import type { Fact } from './fact';

export const esModuleFacts: readonly Fact[] = [];
