import type { CheerioAPI } from 'cheerio';
import type { ElementContent, Properties, Root } from 'hast';
import { find, html } from 'property-information';

/** Of Cheerio. */
type Node = ReturnType<CheerioAPI['root']>[number]['children'][number];

function propertiesOf(attributes: Readonly<Record<string, string>>): Properties {
  const properties = Object.entries(attributes).map(([name, value]) => {
    const { property, spaceSeparated, boolean } = find(html, name);
    return [property, spaceSeparated ? value.split(' ') : boolean || value] as const;
  });
  return Object.fromEntries(properties);
}

function contentOf(node: Node): ElementContent[] {
  if ('attribs' in node) {
    const { name, attribs, children } = node;
    return [
      {
        type: 'element',
        tagName: name,
        properties: propertiesOf(attribs),
        children: children.flatMap(contentOf),
      },
    ];
  }
  return node.nodeType === 3 ? [{ type: 'text', value: node.data }] : [];
}

/** What Cheerio has parsed as unified has it: writing it as HTML, to be parsed once more, takes as long as all the rest. */
export function hastOf(nodes: readonly Node[]): Root {
  return { type: 'root', children: nodes.flatMap(contentOf) };
}
