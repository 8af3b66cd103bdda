import type { Element, Root, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ArticleComponent } from './compile-article.ts';
import { ContentError } from './content-error.ts';

const pictures = join(import.meta.dirname, '../../public');

/**
 * Rejects images without alternative text or file, links without text or address, first-level headings (reserved for the title), and
 * skipped heading levels.
 */
export function checkArticle() {
  return (tree: Root, file: VFile): void => {
    let depth = 1;
    visit(tree, 'element', (node) => {
      const fail = (problem: string): never => {
        throw new ContentError(file.path, node.position?.start.line ?? 1, problem);
      };
      const level = levelOf(node);
      if (level === 1) fail('has a first-level heading: the title of the page is it, begin with ##');
      if (level > depth + 1) fail(`jumps from a heading of level ${String(depth)} to one of level ${String(level)}`);
      if (level > 0) depth = level;
      if (node.tagName === 'img') {
        const source = textOf(node.properties['src']);
        if (textOf(node.properties['alt']) === '') fail('has a picture without alternative text');
        if (!source.startsWith('/') || !existsSync(join(pictures, source))) fail(`shows ${source}, and there is no such picture in public`);
      }
      if (node.tagName === 'a') {
        if (textOf(node.properties['href']) === '') fail('has a link without an address');
        if (!saysSomething(node)) fail('has a link without a text');
      }
    });
  };
}

/** Level of a heading; 0 for anything else. */
const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const saysSomething = (node: Element): boolean =>
  toString(node).trim() !== '' || node.children.some((child) => child.type === 'element' && child.tagName === 'img');

declare module 'vfile' {
  interface DataMap {
    components: ArticleComponent[];
  }
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

/**
 * Converts JSX elements with HTML names to plain elements, so that later plugins treat them like Markdown, and collects the components in `file.data`. Rejects
 * expressions in braces.
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
