import type { Fact } from './fact';

export const pluginsFacts: readonly Fact[] = [];
