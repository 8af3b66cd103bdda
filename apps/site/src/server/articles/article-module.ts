import type { MDXComponents } from 'mdx/types';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '../../../vite/content/article.ts';
import { ContentError } from '../../../vite/content/content-error.ts';
import { articleComponents } from './article-components.tsx';
import { fillAddresses } from './fill-addresses.ts';

/** A compiled content file. */
export interface ArticleModule {
  article: Article;
  default: ComponentType<{ components: MDXComponents }>;
}

/**
 * The text of an article as markup.
 *
 * @throws {ContentError} naming the line of a component that there is not
 */
export function renderArticle(module: ArticleModule): string {
  const { file, components } = module.article;
  const unknown = components.find(({ name }) => !(name in articleComponents));
  if (unknown !== undefined) throw new ContentError(file, unknown.line, `has <${unknown.name}>, and there is no such component`);
  return fillAddresses(renderToStaticMarkup(createElement(module.default, { components: articleComponents })));
}
