import { useState } from 'react';

const articleMarker = 'data-article';

// The document has the text of an article; its page context does not repeat it.
const readArticle = (): string => (typeof document === 'undefined' ? '' : (document.querySelector(`[${articleMarker}]`)?.innerHTML ?? ''));

/**
 * Props of the element that shows the text of a page. The text is markup from the build, never JavaScript. Give each text a `key`.
 *
 * @param html the text from a page context; undefined if the document has it already
 */
export function useArticleMarkup(html: string | undefined) {
  const [held] = useState(() => html ?? readArticle());
  return { [articleMarker]: '', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: held } } as const;
}
