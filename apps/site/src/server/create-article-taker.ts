import { createKeeper } from '../../vite/pieces/create-keeper.ts';
import type { KeptText } from '../../vite/pieces/kept-text.ts';
import type { PageContext } from '../shared/page-context.ts';
import { articlePlace } from './article-place.ts';

export interface ArticleAside {
  /** The context with the place of its article in it. */
  readonly rest: PageContext;
  /** The markup of the article; undefined where the page has none. */
  readonly article: KeptText | undefined;
}

/** Takes articles out of page contexts: most of a page is its article, and the same in every language. */
export function createArticleTaker(): (context: PageContext) => ArticleAside {
  const keep = createKeeper();
  return (context) => {
    const { content } = context;
    if (typeof content !== 'object' || content === null || !('html' in content) || typeof content.html !== 'string')
      return { rest: context, article: undefined };
    return { rest: { ...context, content: { ...content, html: articlePlace } }, article: keep(content.html) };
  };
}
