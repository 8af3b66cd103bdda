import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import type { PreferencesRequest } from './preferences-request.ts';

type Overlay = ComponentType<{ asked: PreferencesRequest }>;

/** Buttons that open preferences, and what they open. */
export interface UsePreferencesOverlayReturnType {
  readonly open: (modal: PreferencesRequest['modal']) => void;
  /** Fetches the code, for a pointer that rests on the opener. A failure is left to `open`. */
  readonly preload: () => void;
  /** Asked for, and its code is on the way. */
  readonly isLoading: boolean;
  /** To be drawn beside the buttons. */
  readonly overlay: ReactNode;
}

/**
 * For an app that has no other modals: nothing of them is loaded until somebody asks. When the code cannot be fetched the
 * button can be used again; the next click tries once more.
 *
 * @param load fetches a component of the app's own that gives `PreferencesOverlay` its texts and languages
 */
export function usePreferencesOverlay(load: () => Promise<Overlay>): UsePreferencesOverlayReturnType {
  const [asked, setAsked] = useState<PreferencesRequest>();
  const [component, setComponent] = useState<{ readonly Overlay: Overlay }>();
  return {
    open: (modal) => {
      setAsked({ modal });
      load().then(
        (Overlay) => setComponent((current) => current ?? { Overlay }),
        () => setAsked(undefined),
      );
    },
    preload: () => void load().catch(() => undefined),
    isLoading: asked !== undefined && component === undefined,
    overlay: asked && component ? createElement(component.Overlay, { asked }) : null,
  };
}
