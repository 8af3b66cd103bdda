import type { ReactNode } from 'react';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { useClientNavigation } from './client/client-navigation.ts';
import { PageBoundary } from './page-boundary.tsx';
import { useShownPage } from './shown-page.ts';

/** The page on screen, or what stands in its place where it failed. */
export function PageOutlet() {
  const page = useShownPage();
  const { failure, fail, clearFailure } = useClientNavigation();
  const handleDismiss = failure === undefined ? undefined : clearFailure;
  const renderError = (error: unknown): ReactNode => <ErrorPage error={error} onDismiss={handleDismiss} />;
  return (
    <PageBoundary page={page} onError={fail} renderError={renderError}>
      <page.Component />
    </PageBoundary>
  );
}
