import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { findPageId } from './site-address.ts';

/** A prefetched page is on screen by then: its loading state would only flash. */
const showAfterMs = 100;

/** Marks links to pages as disabled. Returns a function that undoes it. */
function disableLinks(languages: readonly string[]): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([aria-disabled])')].filter(
    (anchor) => findPageId(new URL(anchor.href), languages) !== undefined,
  );
  for (const link of links) link.setAttribute('aria-disabled', 'true');
  return () => {
    for (const link of links) link.removeAttribute('aria-disabled');
  };
}

/** Whether a page is loading, once that takes a moment. Meanwhile links say so by `aria-disabled`; a click on another one replaces the page that is loading. */
export function useIsLoading(languages: readonly string[]): boolean {
  const isBusy = useNavigation().state !== 'idle';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setIsShown(true), showAfterMs);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isBusy]);
  useEffect(() => (isShown ? disableLinks(languages) : undefined), [isShown, languages]);
  return isBusy && isShown;
}
