import { tags, type Tag } from '@lezer/highlight';

/** What the colours of `src/css/code.css` are for in a file of a program; the most specific tag counts. */
export const codeColours: Readonly<Record<string, Tag | readonly Tag[]>> = {
  comment: tags.comment,
  keyword: [tags.keyword, tags.operator],
  string: [tags.string, tags.special(tags.string)],
  function: [
    tags.function(tags.variableName),
    tags.function(tags.propertyName),
    tags.className,
    tags.typeName,
    tags.definition(tags.typeName),
  ],
  number: [tags.number, tags.bool, tags.null, tags.propertyName],
  tag: tags.tagName,
  variable: tags.regexp,
};
