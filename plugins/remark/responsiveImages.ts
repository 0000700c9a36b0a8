import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Image, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';

interface Options {
  /** Absolute path of the folder that a picture's site path (`/img/…`) is relative to. */
  staticDirectory: string;
}

const rasterPicture = /^\/img\/.+\.(?:png|jpe?g|webp|avif)$/;

function importDefault(name: string, source: string): MdxjsEsm {
  return importOf(source, {
    type: 'ImportDefaultSpecifier',
    local: { type: 'Identifier', name },
  });
}

function importNamed(name: string, source: string): MdxjsEsm {
  return importOf(source, {
    type: 'ImportSpecifier',
    imported: { type: 'Identifier', name },
    local: { type: 'Identifier', name },
  });
}

type ImportDeclaration = Extract<
  NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number],
  { type: 'ImportDeclaration' }
>;

function importOf(source: string, specifier: ImportDeclaration['specifiers'][number]): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [specifier],
            source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
            attributes: [],
          },
        ],
      },
    },
  };
}

function imageElement(alt: string, dataName: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Image',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: alt },
      {
        type: 'mdxJsxAttribute',
        name: 'image',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: dataName,
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [
                {
                  type: 'ExpressionStatement',
                  expression: { type: 'Identifier', name: dataName },
                },
              ],
            },
          },
        },
      },
    ],
    children: [],
  };
}

/**
 * Shows the raster pictures of a document with the `Image` component.
 *
 * in:  `![首屏](/img/demos/vanilla-light.png)`
 * out: `<Image alt="首屏" image={…} />` with the imports of the component and of the picture's build-time data
 *
 * A picture that does not exist, or has no alternative text, fails the build with file and line.
 */
export const responsiveImages: Plugin<[Options], Root> = ({ staticDirectory }) => {
  return (root, file: VFile) => {
    const imports = new Map<string, MdxjsEsm>();
    visit(root, 'image', (node: Image, index, parent) => {
      if (!rasterPicture.test(node.url) || !parent || index === undefined) return;
      if (!existsSync(path.join(staticDirectory, node.url))) {
        file.fail(`图片 ${node.url} 不存在；期望文件 static${node.url}`, node);
      }
      const { alt } = node;
      if (!alt) {
        file.fail(`图片 ${node.url} 没有替代文字；期望 ![说明](${node.url})`, node);
      }
      const dataName = `image${imports.size}`;
      imports.set(dataName, importDefault(dataName, `@generated/images/default${node.url}.json`));
      const element: MdxJsxTextElement | MdxJsxFlowElement = imageElement(alt, dataName);
      parent.children.splice(index, 1, element);
    });
    if (imports.size > 0) {
      root.children.unshift(importNamed('Image', '@site/src/components/Image'), ...imports.values());
    }
  };
};
