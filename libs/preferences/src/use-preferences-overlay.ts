import { createElement, useState, type ComponentType, type ReactNode } from 'react';

/** Each object is a new request, even for the same modal. */
export interface PreferencesRequest {
  readonly modal: 'language' | 'settings';
}

type Overlay = ComponentType<{ request: PreferencesRequest }>;

interface UsePreferencesOverlayReturnType {
  readonly open: (modal: PreferencesRequest['modal']) => void;
  /** Prefetches the code, for example on hover. `open` retries after a failure. */
  readonly preload: () => void;
  /** True after `open`, until the modal's code has loaded. */
  readonly isLoading: boolean;
  /** Render it next to the buttons. */
  readonly overlay: ReactNode;
}

/**
 * Loads and opens the preferences modals in an app without other modals. If loading fails, call `open` again to retry.
 *
 * @param load loads the app's component that renders `PreferencesOverlay` with its texts and languages
 */
export function usePreferencesOverlay(load: () => Promise<Overlay>): UsePreferencesOverlayReturnType {
  const [request, setRequest] = useState<PreferencesRequest>();
  const [component, setComponent] = useState<{ readonly Overlay: Overlay }>();
  return {
    open: (modal) => {
      setRequest({ modal });
      load().then(
        (Overlay) => setComponent((current) => current ?? { Overlay }),
        () => setRequest(undefined),
      );
    },
    preload: () => void load().catch(() => undefined),
    isLoading: request !== undefined && component === undefined,
    overlay: request && component ? createElement(component.Overlay, { request }) : null,
  };
}
