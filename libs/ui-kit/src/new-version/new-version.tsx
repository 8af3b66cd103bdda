import { watchVersion } from '@onepoint/navigation';
import { useEffect, useRef } from 'react';
import type { ToastQueue } from '../toast/toast-queue.ts';

export interface NewVersionProps {
  /** Receives the toast. */
  queue: ToastQueue;
  texts: { readonly title: string; readonly message: string; readonly reload: string };
  /** Notices a newer build. @default `watchVersion` of the navigation library */
  watch?: typeof watchVersion;
  /** Opens the newer build. The browser asks first if a form is unsaved. @default reloads the page */
  onReload?: () => void;
}

const reloadPage = (): void => location.reload();

/** Adds a toast with a reload button once a newer build has been deployed. Renders nothing itself: `ToastRegion` shows the queue. */
export function NewVersion({ queue, texts, watch = watchVersion, onReload = reloadPage }: NewVersionProps): null {
  const shown = useRef({ queue, texts, onReload });
  useEffect(() => {
    shown.current = { queue, texts, onReload };
  });
  useEffect(() => {
    const handleNewVersion = (): void => {
      const { texts: words, ...current } = shown.current;
      const action = { label: words.reload, onPress: current.onReload };
      current.queue.info({ title: words.title, message: words.message, action });
    };
    return watch({ window, document, onNewVersion: handleNewVersion });
  }, [watch]);
  return null;
}
