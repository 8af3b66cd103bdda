import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The page's `data-theme`; a component that draws on a canvas draws again when it changes. */
export function useThemeName(): string {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'] ?? 'light',
    () => 'light',
  );
}
