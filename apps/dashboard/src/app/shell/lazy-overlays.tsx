import { lazy, Suspense, useEffect, useState } from 'react';
import { modals } from '../../shared/overlays/modals.ts';

const Overlays = lazy(async () => {
  const [{ Overlays: Component }] = await Promise.all([import('./overlays.tsx'), import('../modal-registries.ts')]);
  return { default: Component };
});

/** How long the page is left alone before the overlays' code is fetched unasked. */
const idleMs = 2000;

/** Fetches modals and toasts once the first screen is at rest, or as soon as one of them is wanted. */
export function LazyOverlays() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = (): void => setWanted(true);
    const timer = setTimeout(want, idleMs);
    const unsubscribe = modals.subscribe(want);
    // An address may have opened one before this was listening.
    if (modals.getState().entries.length > 0) want();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return wanted ? (
    <Suspense>
      <Overlays />
    </Suspense>
  ) : null;
}
