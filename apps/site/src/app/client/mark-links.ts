import { findPageId } from './site-address.ts';

/**
 * Tells everybody that a page is loading already. A click on another link still replaces it.
 *
 * @returns a function that takes it back
 */
export function markLinksInert(languages: readonly string[]): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([aria-disabled])')].filter(
    (anchor) => findPageId(new URL(anchor.href), languages) !== undefined,
  );
  for (const link of links) link.setAttribute('aria-disabled', 'true');
  return () => {
    for (const link of links) link.removeAttribute('aria-disabled');
  };
}
