import { useTranslation } from '@onepoint/i18n';
import { PageProgress } from '@onepoint/ui-kit/page-progress';
import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { LeaveGuard } from '../../shared/hold-page/leave-guard.tsx';
import { modals } from '../../shared/overlays/modals.ts';
import { LazyOverlays } from './lazy-overlays.tsx';

/** What every page of the app shares, signed in or not. */
export function RootLayout() {
  const { t } = useTranslation('dashboard');
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLoading = next !== undefined;
  const isLeaving = isLoading && next.pathname !== pathname;
  useEffect(() => {
    // Specification, section 4, "Page transition": on start, open modals are cleared. An open modal's own address is no other page.
    if (isLeaving) modals.clear();
  }, [isLeaving]);
  return (
    <>
      <PageProgress active={isLoading} label={t('shell.loadingPage')} />
      <Suspense>
        <Outlet />
      </Suspense>
      <LeaveGuard />
      <LazyOverlays />
      <ScrollRestoration />
    </>
  );
}
