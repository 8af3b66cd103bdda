import { useEffect, type RefObject } from 'react';

/**
 * Closes an open overlay by Escape when nothing has the focus. The overlay's own handler hears only keys pressed inside it, and half a second after
 * it opened react-aria takes the focus away and gives it back (so that VoiceOver on iOS announces the dialog): a key pressed then goes to the body.
 * Overlays under another one are inert or hidden, and leave the key to that one.
 */
export function useEscapeFromBody(overlay: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined): void {
  useEffect(() => {
    if (!onEscape) return undefined;
    const listen = (event: KeyboardEvent) => {
      const covered = overlay.current?.closest('[inert], [aria-hidden="true"]') ?? null;
      if (event.key === 'Escape' && event.target === document.body && !event.defaultPrevented && overlay.current && !covered) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [overlay, onEscape]);
}
