import type { CompileOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { checkArticle } from './check-article.ts';
import { collectArticle } from './collect-article.ts';
import { frameWideParts } from './frame-wide-parts.ts';
import { highlightCode, highlightOptions, styleToClasses } from './highlight-code.ts';
import { unwrapRoots } from './unwrap-roots.ts';

/** What is done to an article before it is compiled: checked, its headings named and noted with its links, its code coloured. */
export const articlePlugins = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [checkArticle, rehypeSlug, collectArticle, [highlightCode, highlightOptions], unwrapRoots, styleToClasses, frameWideParts],
} satisfies CompileOptions;
