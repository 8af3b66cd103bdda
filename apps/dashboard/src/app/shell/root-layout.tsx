import { useTranslation } from '@onepoint/i18n';
import { PageProgress } from '@onepoint/ui-kit/page-progress';
import { useCodeState } from '@onepoint/ui-kit/use-code-state';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation } from 'react-router';
import { LeaveGuard } from '../../shared/page-hold.ts';
import { LinksInertContext } from '../../shared/link/app-link.tsx';
import { modals } from '../../shared/overlays/modals.ts';
import { useIsSlow } from '../../shared/slow/slow-loads.tsx';
import { LazyOverlays } from './lazy-overlays.tsx';

export interface RootLayoutProps {
  /** How long links stay inert while a page loads, milliseconds. @default 10,000 */
  inertMsMax?: number;
}

/** What every page of the app shares, signed in or not. */
export function RootLayout({ inertMsMax }: RootLayoutProps) {
  const { t } = useTranslation('dashboard');
  const location = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const { isOffline } = useCodeState();
  const isLoading = next !== undefined;
  const isLeaving = isLoading && next.pathname !== location.pathname;
  // A page that takes long, or has to wait for the connection, must not lock its reader in.
  const isInert = !useIsSlow(next?.key ?? null, inertMsMax) && isLoading && !isOffline;
  useEffect(() => {
    // Specification, section 4, "Page transition": on start, open modals are cleared. An open modal's own address is no other page.
    if (isLeaving) modals.clear();
  }, [isLeaving]);

  const isHeld = isLoading && isOffline;
  useEffect(() => {
    if (!isHeld) return undefined;
    // Typing on in this page gives the other one up: it would take what is typed away as soon as it comes.
    const stay = (): void => void navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
    addEventListener('input', stay, { once: true });
    return () => removeEventListener('input', stay);
  }, [isHeld, location, navigate]);

  return (
    <LinksInertContext value={isInert}>
      <PageProgress active={isLoading && !isOffline} label={t('shell.loadingPage')} />
      <Suspense>
        <Outlet />
      </Suspense>
      <LeaveGuard />
      <LazyOverlays />
      <ScrollRestoration />
    </LinksInertContext>
  );
}
