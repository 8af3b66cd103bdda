import { codeLoader } from '@onepoint/navigation';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { modals } from '../../shared/overlays/modals.ts';

const loadOverlays = async (): Promise<ComponentType> => {
  const [{ Overlays }] = await Promise.all([import('./overlays.tsx'), import('../modal-registries.ts')]);
  return Overlays;
};

/** How long the page is left alone before the overlays' code is fetched unasked. */
const idleMs = 2000;

/** Fetches modals and toasts once the first screen is at rest, or as soon as one of them is wanted. */
export function LazyOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    let isFetching = false;
    const fetchOverlays = async (): Promise<void> => {
      if (isFetching) return;
      isFetching = true;
      try {
        const component = await codeLoader.load(loadOverlays);
        setOverlays(() => component);
      } catch {
        // The page stands without them; the next modal tries again.
        isFetching = false;
      }
    };
    const want = (): void => void fetchOverlays();
    const timer = setTimeout(want, idleMs);
    const unsubscribe = modals.subscribe(want);
    // An address may have opened one before this was listening.
    if (modals.getState().entries.length > 0) want();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, []);
  return Overlays ? (
    <Suspense>
      <Overlays />
    </Suspense>
  ) : null;
}
