import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { useEffect, useRef, type RefObject } from 'react';
import { addCodeTabs, addCopyButtons, fillCode } from './article-actions.ts';
import { useArticleMarkup } from './article-markup.ts';
import '../diagrams/diagram.css';
import './article.css';

interface ArticleProps {
  /** The text as markup from a page context; undefined if the document has it already. */
  html: string | undefined;
  /** Language of the text if it differs from the page's. */
  language?: string | undefined;
  /** Slug of the chain for samples. */
  chain?: string | null;
}

/** An article with copy buttons and tabs for its code. */
export function Article({ html, language, chain = null }: ArticleProps) {
  const ref = useArticleActions(chain);
  const markup = useArticleMarkup(html);
  return <div ref={ref} className="article" lang={language} {...markup} />;
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
    fillCode({ article, apiKey, chain, signal: controller.signal });
    addCodeTabs({ article, appState, signal: controller.signal });
    addCopyButtons({ article, labels, signal: controller.signal });
    return () => controller.abort();
  }, [t, apiKey, chain]);
  return ref;
}
