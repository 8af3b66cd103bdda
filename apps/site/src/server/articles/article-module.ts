import type { MDXComponents } from 'mdx/types';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '../../../vite/content/article.ts';
import { articleComponents } from './article-components.tsx';
import { fillAddresses } from './fill-addresses.ts';

/** A compiled content file. */
export interface ArticleModule {
  default: ComponentType<{ components: MDXComponents }>;
  article: Article;
}

/** The text of an article as markup. */
export function renderArticle(module: ArticleModule): string {
  return fillAddresses(renderToStaticMarkup(createElement(module.default, { components: articleComponents })));
}
