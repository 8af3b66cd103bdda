import { siteConfig } from '@onepoint/site-config';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createPath, Router, type Navigator as RouterNavigator } from 'react-router';
import { whenIdle } from '../../shared/when-idle.ts';
import { Frame } from '../frame.tsx';
import { PageScope } from '../page-scope.tsx';
import { arrive } from './arrive.ts';
import { ClientNavigationProvider, toClientNavigation } from './client-navigation.ts';
import { revealScene } from '../scenes/reveal-scene.ts';
import { markLinksInert } from './mark-links.ts';
import { showHead } from './show-head.ts';
import type { SiteClient } from './site-client.ts';
import { usePageAhead } from './use-page-ahead.ts';
import { useNavigatorState } from './use-navigator-state.ts';
import { watchLinks } from './watch-links.ts';
import { watchLinksInView } from './watch-links-in-view.ts';

/** The site in a browser: takes the document over and shows one page after another in it. */
export function App({ client }: { client: SiteClient }) {
  const { navigator, contexts, assets, stale, scroll, languages } = client;
  const state = useNavigatorState(navigator, revealScene);
  const { page, location, loading } = state;
  const { ahead, drawAhead, giveUpAhead } = usePageAhead(page, client);
  const { locale } = page.context;
  const shown = useRef(page);
  const inView = useRef<ReturnType<typeof watchLinksInView>>(undefined);

  const routerNavigator = useMemo(
    (): RouterNavigator => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to) => void navigator.navigate(typeof to === 'string' ? to : createPath(to)),
      replace: (to) => void navigator.navigate(typeof to === 'string' ? to : createPath(to), { replace: true }),
      go: (steps) => history.go(steps),
    }),
    [navigator],
  );

  useEffect(() => {
    inView.current = watchLinksInView({
      assets,
      contexts,
      languages,
      onNext: drawAhead,
      isLoading: () => navigator.getState().loading !== undefined,
    });
    const onIntent = ({ rel }: HTMLAnchorElement, address: string): void => {
      if (rel === 'prev' || rel === 'next') drawAhead(address);
    };
    const stop = watchLinks({ navigator, contexts, assets, languages, isStale: stale.found, onIntent, onHashLink: scroll.note });
    return () => {
      stop();
      inView.current?.stop();
    };
  }, [navigator, contexts, assets, languages, stale, scroll, drawAhead]);

  useEffect(() => (loading === undefined ? undefined : markLinksInert(languages)), [loading, languages]);

  // The server writes <head>; after that the client owns it.
  const described = useRef(page);
  useEffect(() => {
    document.title = siteConfig.title;
    if (described.current === page) return undefined;
    return whenIdle(() => {
      described.current = page;
      showHead(page.context);
      inView.current?.observe();
    });
  }, [page]);

  useLayoutEffect(() => {
    // Before anything of the page is read out. Written again, even the same language would have the browser style the whole document anew.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);

  useLayoutEffect(() => {
    arrive({ state: navigator.getState(), remembered: scroll.find(location.key), isNewPage: shown.current !== page });
    shown.current = page;
    scroll.follow(location.key);
  }, [navigator, scroll, location.key, page]);

  return (
    <Router location={location} navigator={routerNavigator}>
      <ClientNavigationProvider value={toClientNavigation(navigator, state, { ahead, giveUpAhead })}>
        <PageScope page={page}>
          <Frame />
        </PageScope>
      </ClientNavigationProvider>
    </Router>
  );
}
