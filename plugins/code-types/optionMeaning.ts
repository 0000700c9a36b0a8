import type ts from 'typescript';
import { optionGroups, sandboxOptionGroups, type OptionGroups } from '../option-list/optionMeanings';

/** An option that only types with these options have, and what is known of those beside it. */
const groupsByOption: Readonly<Record<string, OptionGroups>> = {
  domGetter: optionGroups,
  strictIsolation: sandboxOptionGroups,
};

/** Markdown without its marks. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('**', '');
}

/**
 * What an option means, in the words of the option lists.
 *
 * @param type what the object is that the option is given in
 * @returns an empty text for what is no option of Garfish
 */
export function optionMeaning(type: ts.Type, name: string): string {
  const [, groups = {}] = Object.entries(groupsByOption).find(([option]) => type.getProperty(option)) ?? [];
  const meaning = Object.values(groups).find((group) => name in group)?.[name]?.meaning;
  return plainText(meaning ?? '');
}
