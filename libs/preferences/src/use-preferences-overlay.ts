import { createElement, useState, type ComponentType, type ReactNode } from 'react';

/** A request to open a modal. Each object counts as a new request, even for the same modal. */
export interface PreferencesRequest {
  readonly modal: 'language' | 'settings';
}

type Overlay = ComponentType<{ request: PreferencesRequest }>;

interface UsePreferencesOverlayReturnType {
  readonly open: (modal: PreferencesRequest['modal']) => void;
  /** Loads the code in advance, for example on hover. `open` retries failures. */
  readonly preload: () => void;
  /** Whether a modal was opened and its code is loading. */
  readonly isLoading: boolean;
  /** Render it next to the buttons. */
  readonly overlay: ReactNode;
}

/**
 * Loads and opens the preferences modals in an app without other modals. If loading fails, `open` can be called again.
 *
 * @param load loads a component of the app that renders `PreferencesOverlay` with its texts and languages
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
