import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError } from './content-error.ts';

/**
 * Refuses what readers with a screen reader would stumble over: a picture without alternative text, a first-level heading (the title
 * is it), a heading that skips a level.
 */
export function checkArticle() {
  return (tree: Root, file: VFile): void => {
    let depth = 1;
    visit(tree, ['element', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const fail = (problem: string): never => {
        throw new ContentError(file.path, node.position?.start.line ?? 1, problem);
      };
      if (node.type === 'element') {
        const level = levelOf(node);
        if (level === 1) fail('has a first-level heading: the title of the page is it, begin with ##');
        if (level > depth + 1) fail(`jumps from a heading of level ${String(depth)} to one of level ${String(level)}`);
        if (level > 0) depth = level;
        if (node.tagName === 'img' && textOf(node.properties['alt']) === '') fail('has a picture without alternative text');
      }
      if ('name' in node && node.name === 'img' && !altOf(node)) fail('has a picture without alternative text');
    });
  };
}

/** Level of a heading that Markdown made; 0 for anything else. */
const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const altOf = (node: { attributes: readonly { type: string; name?: string; value?: unknown }[] }): boolean =>
  node.attributes.some(({ name, value }) => name === 'alt' && value !== '');
