import type { Fact } from './fact';

export const setOptionsFacts: readonly Fact[] = [];
