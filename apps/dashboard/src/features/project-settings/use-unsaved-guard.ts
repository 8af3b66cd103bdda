import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useHoldPage } from '../../shared/hold-page/use-hold-page.ts';
import { draftStore } from './data/drafts.ts';
import { saveSettingsKey } from './hooks/use-save-settings.ts';
import { projectSettingsModals } from './project-settings.modals.ts';

/**
 * Asks before the screen is left while something on it is not saved: by a link, and by the browser. A session that ends does not ask: what was
 * typed is there again after signing in. Nor does a screen whose settings are just being saved: where that fails, it is said wherever the reader
 * is, and what was typed is there again.
 */
export function useUnsavedGuard(): void {
  useHoldPage(useSyncExternalStore(draftStore.subscribe, draftStore.hasAny));
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSaving = queryClient.isMutating({ mutationKey: saveSettingsKey }) > 0;
    return draftStore.hasAny() && !isSaving && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    const ask = async (): Promise<void> => {
      const answer = await projectSettingsModals.open('unsaved-settings', {});
      blocker.reset();
      if (answer !== 'leave') return;
      draftStore.clear();
      // Not `proceed`: the modal's entry has to leave the history first, which navigating sees to.
      await navigate(location);
    };
    void ask();
  }, [blocker, navigate]);
}
