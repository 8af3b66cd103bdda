import type { MDXComponents } from 'mdx/types';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '../../../vite/content/compile-article.ts';
import { ContentError } from '../../../vite/content/content-error.ts';
import { articleComponents } from './article-components.tsx';
import { fillAddresses } from './article-text.ts';

export interface ArticleModule {
  article: Article;
  default: ComponentType<{ components: MDXComponents }>;
}

/**
 * Renders the text of an article.
 *
 * @throws {ContentError} naming the line of an unknown component
 */
export function renderArticle(module: ArticleModule): string {
  const { file, components } = module.article;
  const unknown = components.find(({ name }) => !(name in articleComponents));
  if (unknown !== undefined) throw new ContentError(file, unknown.line, `has <${unknown.name}>, and there is no such component`);
  return fillAddresses(renderToStaticMarkup(createElement(module.default, { components: articleComponents })));
}
