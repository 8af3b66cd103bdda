import type { AppState } from '@onepoint/app-state';
import { focusContent } from '../../shared/focus.ts';

/** Matches cookies of a reader who seems to be signed in: Clerk stores the time of the last sign-in, `0` when signed out. */
export const signedInCookie = /__client_uat[\w-]*=[1-9]/;

interface FollowSessionParameters {
  state: Pick<AppState, 'getState' | 'set' | 'subscribe'>;
  window: Pick<Window, 'document' | 'addEventListener'>;
}

/**
 * Shows or hides the account button of the header after sign-in or sign-out, also in other tabs. An inline script does it before the first paint
 * (`head-scripts.ts`). Cookies emit no events, so they are read when the reader returns to the page and when another tab reports a first sign-in.
 */
export function followSession({ state, window }: FollowSessionParameters): void {
  const { document } = window;
  const root = document.documentElement;
  // The inline script cannot store this if storage is blocked.
  if (root.dataset['signedIn'] !== undefined) state.set({ hasSignedIn: true });
  const update = (): void => {
    const { activeElement, body } = document;
    root.toggleAttribute('data-signed-in', state.getState().hasSignedIn && signedInCookie.test(document.cookie));
    // A hidden button loses the focus.
    if (activeElement !== body && activeElement?.checkVisibility() === false) focusContent();
  };
  state.subscribe(update);
  document.addEventListener('visibilitychange', update);
  window.addEventListener('focus', update);
  window.addEventListener('pageshow', update);
}
