import type { Root } from 'mdast';
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
    visit(tree, ['heading', 'image', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const fail = (problem: string): never => {
        throw new ContentError(file.path, node.position?.start.line ?? 1, problem);
      };
      if (node.type === 'heading') {
        if (node.depth === 1) fail('has a first-level heading: the title of the page is it, begin with ##');
        if (node.depth > depth + 1) fail(`jumps from a heading of level ${String(depth)} to one of level ${String(node.depth)}`);
        depth = node.depth;
      }
      if (node.type === 'image' && (node.alt ?? '').trim() === '') fail('has a picture without alternative text');
      if ('name' in node && node.name === 'img' && !altOf(node)) fail('has a picture without alternative text');
    });
  };
}

const altOf = (node: { attributes: readonly { type: string; name?: string; value?: unknown }[] }): boolean =>
  node.attributes.some(({ name, value }) => name === 'alt' && value !== '');
