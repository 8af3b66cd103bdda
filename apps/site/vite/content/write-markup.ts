import type { Program } from 'estree';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { attributesOf, markupOf } from './markup-of.ts';

/** `{ __html: markup }` as a syntax tree. */
function innerHtml(markup: string): Program {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: '__html' },
    value: { type: 'Literal', value: markup },
  } as const;
  const expression = { type: 'ObjectExpression', properties: [property] } as const;
  return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] } as unknown as Program;
}

/**
 * Writes what no component stands in as markup, once, when the article is compiled: what is left for React is little, however long the text
 * and whoever draws it. The article looks the same, byte for byte.
 */
export function writeMarkup() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      const attributes = attributesOf(node);
      const markup = attributes === undefined ? undefined : markupOf(node);
      if (attributes === undefined || markup === undefined || parent === undefined || index === undefined) return undefined;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: node.tagName,
        attributes: [
          ...attributes.map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value })),
          {
            type: 'mdxJsxAttribute',
            name: 'dangerouslySetInnerHTML',
            value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: innerHtml(markup) } },
          },
        ],
        children: [],
      };
      return SKIP;
    });
  };
}
