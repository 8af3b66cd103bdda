import type { MDXComponents } from 'mdx/types';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '../../../vite/content/article.ts';
import { ContentError } from '../../../vite/content/content-error.ts';
import { articleComponents } from './article-components.tsx';
import { fillAddresses } from './fill-addresses.ts';

/** A compiled content file: its text as markup, or what renders it where components stand in it. */
export type ArticleModule = { article: Article } & ({ html: string } | { default: ComponentType<{ components: MDXComponents }> });

/**
 * The text of an article as markup.
 *
 * @throws {ContentError} naming the line of a component that there is not
 */
export function renderArticle(module: ArticleModule): string {
  if ('html' in module) return fillAddresses(module.html);
  const { file, components } = module.article;
  const unknown = components.find(({ name }) => !(name in articleComponents));
  if (unknown !== undefined) throw new ContentError(file, unknown.line, `has <${unknown.name}>, and there is no such component`);
  return fillAddresses(renderToStaticMarkup(createElement(module.default, { components: articleComponents })));
}
