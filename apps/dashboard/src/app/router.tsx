import { sessionStore } from '@onepoint/app-state';
import { connectModalRouter } from '@onepoint/modal-stack';
import { codeLoader } from '@onepoint/navigation';
import { createBrowserRouter, createPath } from 'react-router';
import { modals } from '../shared/overlays/modals.ts';
import { createNavigation } from './create-navigation.ts';
import { pageLanguage, routedLanguages } from './page-language.ts';
import { routes } from './routes.tsx';

// Must run before the router is created, which loads the first page immediately.
codeLoader.start({
  window,
  store: sessionStore,
  // Same build ID as in the document's start script (`tools/build/start-notice`), so both together reload once.
  buildId: document.querySelector<HTMLScriptElement>('script[data-start]')?.src ?? '',
  findTarget: () => createPath(router.state.navigation.location ?? router.state.location),
});

export const router = createBrowserRouter(routes);

/** The browser's Back closes the top modal; see `useModalLinks` for addresses that open one. */
export const modalLinks = connectModalRouter({ stack: modals, router });

/** How the identity SDK uses the router. */
export const navigation = createNavigation({
  navigate: (path, options) => router.navigate(path, options),
  language: pageLanguage,
  routed: routedLanguages,
});
