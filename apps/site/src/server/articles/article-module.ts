import type { MDXComponents } from 'mdx/types';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '../../../vite/content/article.ts';
import { articleComponents } from './article-components.tsx';
import { fillAddresses } from './fill-addresses.ts';

/** A compiled content file: its text as markup, or what renders it where components stand in it. */
export type ArticleModule = { article: Article } & ({ html: string } | { default: ComponentType<{ components: MDXComponents }> });

/** The text of an article as markup. */
export function renderArticle(module: ArticleModule): string {
  return fillAddresses(
    'html' in module ? module.html : renderToStaticMarkup(createElement(module.default, { components: articleComponents })),
  );
}
