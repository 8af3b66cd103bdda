import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { useEffect, useRef, type RefObject } from 'react';
import { addCopyButtons } from './article-actions/add-copy-buttons.ts';
import { addCodeTabs } from './article-actions/add-code-tabs.ts';
import { fillKey } from './article-actions/fill-key.ts';
import { fillOwnOrigin } from './article-actions/fill-own-origin.ts';

/** Gives the code of an article its buttons and tabs, after hydration: without scripts they would do nothing. One article a mount. */
export function useArticleActions(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const apiKey = useAppState('docsApiKey');
  const { t } = useTranslation('common');
  useEffect(() => {
    const article = ref.current;
    if (article === null) return undefined;
    const controller = new AbortController();
    const labels = { copy: t('actions.copy'), copied: t('actions.copied'), failed: t('states.copyFailed') };
    fillOwnOrigin(article, location.origin);
    fillKey({ article, apiKey, signal: controller.signal });
    addCodeTabs({ article, appState, signal: controller.signal });
    addCopyButtons({ article, labels, signal: controller.signal });
    return () => controller.abort();
  }, [t, apiKey]);
  return ref;
}
