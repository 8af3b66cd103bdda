import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { useClientNavigation } from './client/client-navigation.ts';
import { useShownPage } from './shown-page.ts';

/** The page on screen. */
export function PageOutlet() {
  const { Component } = useShownPage();
  return <Component />;
}

/** Replaces a page that failed to render; the frame around it stays. */
export function PageError() {
  const error = useRouteError();
  const { fail, clearFailure } = useClientNavigation();
  useEffect(() => fail(error), [fail, error]);
  return <ErrorPage error={error} onDismiss={clearFailure} />;
}
