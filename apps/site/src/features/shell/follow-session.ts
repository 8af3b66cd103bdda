import type { AppState } from '@onepoint/app-state';
import { focusContent } from '../../shared/focus-content.ts';
import { signedInCookie } from '../../shared/signed-in-cookie.ts';

export interface FollowSessionParameters {
  state: Pick<AppState, 'getState' | 'set' | 'subscribe'>;
  window: Pick<Window, 'document' | 'addEventListener'>;
}

/**
 * Has the header show what belongs to a reader who seems to be signed in, and nothing of it to one who is not, also where they signed in or out in
 * another tab: the document was written on before its first paint (`reader-script.ts`). Cookies tell nobody that they have changed: they are looked at
 * when the reader comes back to the page, and when another tab has told of a first sign-in.
 */
export function followSession({ state, window }: FollowSessionParameters): void {
  const { document } = window;
  const root = document.documentElement;
  // Where storage is blocked it has not said so.
  if (root.dataset['signedIn'] !== undefined) state.set({ hasSignedIn: true });
  const update = (): void => {
    const { activeElement, body } = document;
    root.toggleAttribute('data-signed-in', state.getState().hasSignedIn && signedInCookie.test(document.cookie));
    // A button of theirs may have had the focus, which a browser takes from what it does not show.
    if (activeElement !== body && activeElement?.checkVisibility() === false) focusContent();
  };
  state.subscribe(update);
  document.addEventListener('visibilitychange', update);
  window.addEventListener('focus', update);
  window.addEventListener('pageshow', update);
}
