import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { useEffect, useRef, type RefObject } from 'react';
import { addCopyButtons } from './article-actions/add-copy-buttons.ts';
import { addCodeTabs } from './article-actions/add-code-tabs.ts';
import { fillCode } from './article-actions/fill-code.ts';
import { fillOwnOrigin } from './article-actions/fill-own-origin.ts';

/**
 * Gives the code of an article its buttons and tabs, after hydration: without scripts they would do nothing. One article a mount.
 *
 * @param chain slug of the chain that samples name; null leaves theirs
 */
export function useArticleActions(chain: string | null): RefObject<HTMLDivElement | null> {
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
