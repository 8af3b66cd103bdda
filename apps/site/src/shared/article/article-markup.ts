import { useState } from 'react';

const articleMarker = 'data-article';

// The document contains the text of an article, so its page context doesn't repeat it.
const readArticle = (): string => (typeof document === 'undefined' ? '' : (document.querySelector(`[${articleMarker}]`)?.innerHTML ?? ''));

/**
 * Props of the element with the text of a page. The text is markup from the build, never JavaScript. Give each text a `key`.
 *
 * @param html the text from a page context; undefined if the document already contains it
 */
export function useArticleMarkup(html: string | undefined) {
  const [held] = useState(() => html ?? readArticle());
  return { [articleMarker]: '', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: held } } as const;
}
