import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { ArticleHeading, ArticleLink } from './article.ts';
import { visitElements } from './visit-elements.ts';

declare module 'vfile' {
  interface DataMap {
    headings: ArticleHeading[];
    anchors: string[];
    links: ArticleLink[];
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Notes headings, anchors and links of an article in `file.data`. Headings have their ids by now. */
export function collectArticle() {
  return (tree: Root, file: VFile): void => {
    const headings: ArticleHeading[] = [];
    const anchors: string[] = [];
    const links: ArticleLink[] = [];
    visitElements(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.properties['id'] !== undefined) anchors.push(textOf(node.properties['id']));
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        headings.push({ id: textOf(node.properties['id']), text: toString(node), depth: node.tagName === 'h2' ? 2 : 3 });
      }
      if (node.tagName === 'a') links.push({ href: textOf(node.properties['href']), line });
    });
    Object.assign(file.data, { headings, anchors, links });
  };
}
