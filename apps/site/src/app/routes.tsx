import { useEffect } from 'react';
import { useRouteError, type LoaderFunction, type RouteObject } from 'react-router';
import { ErrorPage } from '../features/shell/error-page.tsx';
import { useClientNavigation } from './client/client-navigation.ts';
import { Frame } from './frame.tsx';
import { pageRouteId, useShownPage } from './shown-page.ts';

function PageOutlet() {
  const { Component } = useShownPage();
  return <Component />;
}

/** Replaces a page that failed to render; the frame around it stays. */
function PageError() {
  const error = useRouteError();
  const { fail, clearFailure } = useClientNavigation();
  useEffect(() => fail(error), [fail, error]);
  return <ErrorPage error={error} onDismiss={clearFailure} />;
}

/**
 * The routes of the site, for both sides. One route shows every page: the page context names the page, because "no such page" and pages that stand for
 * others can be under any address.
 *
 * @param loader resolves to a `ShownPage`
 */
export const createRoutes = (loader: LoaderFunction): RouteObject[] => [
  { id: 'frame', Component: Frame, children: [{ id: pageRouteId, path: '*', loader, Component: PageOutlet, ErrorBoundary: PageError }] },
];
