import { useState } from 'react';
import './article.css';
import { useArticleActions } from './use-article-actions.ts';

export interface ArticleProps {
  /** The text as markup, from a page context; undefined where the document has it already. */
  html: string | undefined;
  /** Language of the text, where it is not that of the page. */
  language?: string | undefined;
  /** Slug of the chain that samples name in place of their own. */
  chain?: string | null;
}

const marker = 'data-article';

// A hydrated document holds the text; its page context does not repeat it.
const fromDocument = (): string => (typeof document === 'undefined' ? '' : (document.querySelector(`[${marker}]`)?.innerHTML ?? ''));

/** An article, its code with copy buttons and tabs. Its text is markup from the build and never JavaScript; give each article a `key`. */
export function Article({ html, language, chain = null }: ArticleProps) {
  const [held] = useState(() => html ?? fromDocument());
  const ref = useArticleActions(chain);
  return (
    <div
      ref={ref}
      className="article"
      lang={language}
      data-article=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: held }}
    />
  );
}
