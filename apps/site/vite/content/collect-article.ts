import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Article, ArticleHeading, ArticleLink } from './article.ts';

export type CollectedArticle = Pick<Article, 'headings' | 'anchors' | 'links' | 'components'>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Collects headings, anchors, links and components of an article by its file. Headings have their ids by now. */
export function collectArticle(collected: Map<string, CollectedArticle>) {
  return (tree: Root, file: VFile): void => {
    const headings: ArticleHeading[] = [];
    const anchors: string[] = [];
    const links: ArticleLink[] = [];
    visit(tree, 'element', (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.properties['id'] !== undefined) anchors.push(textOf(node.properties['id']));
      if (node.tagName === 'h2' || node.tagName === 'h3') {
        headings.push({ id: textOf(node.properties['id']), text: toString(node), depth: node.tagName === 'h2' ? 2 : 3 });
      }
      if (node.tagName === 'a') links.push({ href: textOf(node.properties['href']), line });
    });
    collected.set(file.path, { headings, anchors, links, components: file.data.components ?? [] });
  };
}
