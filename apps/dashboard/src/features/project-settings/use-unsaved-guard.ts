import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useHoldPage } from '../../shared/page-hold.ts';
import { draftStore } from './data/drafts.ts';
import { saveSettingsKey } from './hooks/use-save-settings.ts';
import { projectSettingsModals } from './project-settings.modals.ts';

/**
 * Asks before the screen is left while something on it is not saved: by a link, and by the browser. A session that ends does not ask: what was
 * typed is there again after signing in. Nor does a screen whose settings are just being saved: where that fails, it is said wherever the reader
 * is, and what was typed is there again.
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
