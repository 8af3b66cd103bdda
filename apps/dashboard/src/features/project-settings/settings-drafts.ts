import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createDraftStore } from '../../shared/drafts/draft-store.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useHoldPage } from '../../shared/page-hold.ts';
import { projectSettingsModals } from './project-settings.modals.ts';
import { saveSettingsKey } from './project-settings.queries.ts';

/** Unsaved settings. */
export const draftStore = createDraftStore('settings');

/** Draft of a settings form on top of the saved values. */
export function useSettingsDraft<Fields extends object>(form: string, saved: Fields) {
  return useDraft(draftStore, form, saved);
}

/** Discards unsaved settings, for a project that was deleted or left. */
export function discardUnsavedSettings(): void {
  draftStore.clear();
}

/**
 * Asks before the user leaves the page with unsaved settings, by a link or by closing the tab. It doesn't ask when the session ends, since drafts are
 * restored after sign-in, nor while settings are being saved, since an error is shown on any page and the draft is kept.
 */
export function useUnsavedGuard(): void {
  const queryClient = useQueryClient();
  const ask = async (): Promise<boolean> => {
    if (queryClient.isMutating({ mutationKey: saveSettingsKey }) > 0) return true;
    const isLeaving = (await projectSettingsModals.open('unsaved-settings', {})) === 'leave';
    if (isLeaving) draftStore.clear();
    return isLeaving;
  };
  useHoldPage(useSyncExternalStore(draftStore.subscribe, draftStore.hasAny), ask);
}
