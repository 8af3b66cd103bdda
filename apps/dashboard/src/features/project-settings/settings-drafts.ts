import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { createDraftStore } from '../../shared/drafts/draft-store.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useHoldPage } from '../../shared/page-hold.ts';
import { projectSettingsModals } from './project-settings.modals.ts';
import { saveSettingsKey } from './project-settings.queries.ts';

export const draftStore = createDraftStore('settings');

export function useSettingsDraft<Fields extends object>(form: string, saved: Fields) {
  return useDraft(draftStore, form, saved);
}

export function discardUnsavedSettings(): void {
  draftStore.clear();
}

/**
 * Asks before the user leaves with unsaved settings, by a link or by closing the tab. Doesn't ask when the session ends, because drafts are
 * restored after sign-in. Doesn't ask while settings are being saved, because errors show on any page and the draft is kept.
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
