import { useTranslation } from '@onepoint/i18n';
import { codeLoader, type LoadCodeOptions } from '@onepoint/navigation';
import { PageProgress } from '@onepoint/ui-kit/page-progress';
import { useCodeState } from '@onepoint/ui-kit/on-demand';
import { PageTitles } from '@onepoint/ui-kit/page-title';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router';
import { LeaveGuard } from '../../shared/page-hold.ts';
import { LinksInertContext } from '../../shared/link/app-link.tsx';
import { modals } from '../../shared/overlays/modals.ts';
import { useIsSlow } from '../../shared/slow/slow-loads.tsx';

interface RootLayoutProps {
  /** How long links stay inert while a page loads, in milliseconds. @default 10,000 */
  inertMsMax?: number;
}

export function RootLayout({ inertMsMax }: RootLayoutProps) {
  const { t } = useTranslation('dashboard');
  const location = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { isOffline } = useCodeState();
  const isLoading = next !== undefined;
  const isLeaving = isLoading && next.pathname !== location.pathname;
  // A page that loads slowly or waits for a connection must not block the links.
  const isInert = !useIsSlow(next?.key ?? null, inertMsMax) && isLoading && !isOffline;
  useEffect(() => {
    // Starting a navigation closes open modals (specification, section 4, "Page transition"). A modal's own URL isn't another page.
    if (isLeaving) modals.clear();
  }, [isLeaving]);

  const isHeld = isLoading && isOffline;
  useEffect(() => {
    if (!isHeld) return undefined;
    // Typing cancels the navigation; otherwise the new page would discard the input.
    const stay = (): void => void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
    addEventListener('input', stay, { once: true });
    return () => removeEventListener('input', stay);
  }, [isHeld, location, navigate]);

  return (
    <LinksInertContext value={isInert}>
      <PageProgress active={isLoading && !isOffline} label={t('shell.loadingPage')} />
      <PageTitles page={location.pathname}>
        <Suspense>
          <Outlet />
        </Suspense>
      </PageTitles>
      <LeaveGuard />
      <LazyOverlays />
      <ScrollRestoration />
    </LinksInertContext>
  );
}

/** Also loads the modals that the first screen can open. */
const loadOverlays = async (): Promise<ComponentType> => {
  const [{ Overlays }] = await Promise.all([
    import('./overlays.tsx'),
    import('./shell.modals.ts'),
    import('../../features/api-keys/api-keys.modals.ts'),
    import('../../features/projects/projects.modals.ts'),
  ]);
  return Overlays;
};

/** Delay before preloading the overlays, so that they don't compete with the first screen. */
const preloadDelayMs = 2000;

/** Loads modals and toasts shortly after the first screen, or as soon as one opens. */
function LazyOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType>();
  useEffect(() => {
    const fetchOverlays = async (options?: LoadCodeOptions): Promise<void> => {
      try {
        const component = await codeLoader.load(loadOverlays, options);
        setOverlays(() => component);
      } catch {
        // The page works without overlays. Opening a modal retries.
      }
    };
    const want = (): void => void fetchOverlays();
    // After a deployment, the code can be missing. Reload the page only for a modal the user opened.
    const timer = setTimeout(() => void fetchOverlays({ reloads: false }), preloadDelayMs);
    const unsubscribe = modals.subscribe(want);
    // The URL can have opened a modal before this subscription.
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
