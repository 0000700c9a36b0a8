import type { Files } from '../program/program';
import { plainFiles } from './plain';
import { reactFiles } from './react';
import { vueFiles } from './vue';

export const templateNames = ['react', 'vue', 'plain'] as const;
export type TemplateName = (typeof templateNames)[number];

const templates: Readonly<Record<TemplateName, (name: string) => Files>> = {
  react: reactFiles,
  vue: vueFiles,
  plain: plainFiles,
};

/** A small sub-app that is complete: its entry, a provider, a component and its styles, by path. */
export function subAppFiles(template: TemplateName, name: string): Files {
  const files = Object.entries(templates[template](name));
  return Object.fromEntries(files.map(([path, code]) => [`${name}/${path}`, code]));
}
