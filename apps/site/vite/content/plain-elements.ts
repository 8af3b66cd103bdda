import type { ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ArticleComponent } from './article.ts';
import { ContentError } from './content-error.ts';

declare module 'vfile' {
  interface DataMap {
    components: ArticleComponent[];
  }
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/**
 * Makes elements of HTML what Markdown makes of its own, so that whoever checks, names or counts the parts of an article finds them all, and notes
 * the components in `file.data`. Refuses what no writer of a text means: braces, which are programs in MDX.
 */
export function plainElements() {
  return (tree: Root, file: VFile): void => {
    const components: ArticleComponent[] = [];
    visit(tree, (node, index, parent) => {
      const line = node.position?.start.line ?? 1;
      const fail = (problem: string): never => {
        throw new ContentError(file.path, line, problem);
      };
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        if (!/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) fail(`has {${node.value}}: put it between backticks, or write \\{`);
        return;
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name, attributes, children, position } = node;
      if (name === null || parent === undefined || index === undefined) return;
      if (isComponent(name)) {
        components.push({ name, line });
        return;
      }
      const properties = Object.fromEntries(
        attributes.map((attribute) => {
          if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object') return [attribute.name, attribute.value];
          if (attribute.type === 'mdxJsxAttribute' && attribute.value === null) return [attribute.name, true];
          return fail(`has <${name}> with an attribute in braces: write it between quotes`);
        }),
      );
      const element = { type: 'element', tagName: name, properties, children, position } as ElementContent;
      parent.children[index] = element;
    });
    file.data.components = components;
  };
}
