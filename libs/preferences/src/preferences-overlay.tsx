import { createModalStack, ModalHost } from '@onepoint/modal-stack';
import { useEffect, useMemo, useRef, useState } from 'react';
import { preferenceModals } from './preference.modals.ts';
import { PreferencesContext, type PreferencesHost } from './preferences-context.ts';
import type { PreferencesRequest } from './use-preferences-overlay.ts';

interface PreferencesOverlayProps extends Omit<PreferencesHost, 'onPickLanguage'> {
  /** Every new object opens its modal, see `PreferencesRequest`. */
  request: PreferencesRequest;
}

/** Renders the preferences modals in their own `ModalHost`, for an app without other modals. See `usePreferencesOverlay`. */
export function PreferencesOverlay({ request, t, language, availableLanguages, onLanguageChange }: PreferencesOverlayProps) {
  const [stack] = useState(createModalStack);
  const shownLanguage = useRef(language);
  const modals = useMemo(() => preferenceModals.on(stack), [stack]);
  const texts = {
    close: t('common:actions.close'),
    loading: t('common:states.loading'),
    loadFailedTitle: t('modals:frame.loadFailedTitle'),
    loadFailedMessage: t('modals:frame.loadFailedMessage'),
    crashedTitle: t('modals:frame.crashedTitle'),
    crashedMessage: t('modals:frame.crashedMessage'),
    retry: t('common:actions.retry'),
  };

  useEffect(() => {
    void modals.open(request.modal);
  }, [request, modals]);
  useEffect(() => {
    if (shownLanguage.current !== language) stack.clear();
    shownLanguage.current = language;
  }, [language, stack]);

  return (
    <PreferencesContext value={{ t, language, availableLanguages, onLanguageChange, onPickLanguage: () => void modals.open('language') }}>
      <ModalHost stack={stack} texts={texts} />
    </PreferencesContext>
  );
}
