import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { useState, useEffect, useRef, type RefObject } from 'react';
import { addCodeTabs, addCopyButtons, fillCode, fillOwnOrigin } from './article-actions.ts';
import './article.css';

interface ArticleProps {
  /** The text as markup from a page context; undefined if the document has it already. */
  html: string | undefined;
  /** Language of the text if it differs from the page's. */
  language?: string | undefined;
  /** Slug of the chain for samples. */
  chain?: string | null;
}

const marker = 'data-article';

// The document has the text; its page context does not repeat it.
const fromDocument = (): string => (typeof document === 'undefined' ? '' : (document.querySelector(`[${marker}]`)?.innerHTML ?? ''));

/** An article with copy buttons and tabs for its code. Its text is markup from the build, never JavaScript; give each article a `key`. */
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

/**
 * Adds buttons and tabs to the code of an article after hydration.
 *
 * @param chain slug of the chain for samples; null keeps theirs
 */
function useArticleActions(chain: string | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const apiKey = useAppState('docsApiKey');
  const { t } = useTranslation('common');
  useEffect(() => {
    const article = ref.current;
    if (article === null) return undefined;
    const controller = new AbortController();
    const labels = { copy: t('actions.copy'), copied: t('actions.copied'), failed: t('states.copyFailed') };
    fillOwnOrigin(article, location.origin);
    fillCode({ article, apiKey, chain, signal: controller.signal });
    addCodeTabs({ article, appState, signal: controller.signal });
    addCopyButtons({ article, labels, signal: controller.signal });
    return () => controller.abort();
  }, [t, apiKey, chain]);
  return ref;
}
