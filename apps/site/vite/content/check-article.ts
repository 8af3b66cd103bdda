import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ContentError } from './content-error.ts';

const pictures = join(import.meta.dirname, '../../public');

/**
 * Refuses what readers would stumble over: a picture without alternative text, or that is not there, a link that says nothing or leads nowhere, a
 * first-level heading (the title is it), a heading that skips a level.
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
