import { sessionStore } from '@onepoint/app-state';
import { connectModalRouter } from '@onepoint/modal-stack';
import { codeLoader, runningBuild } from '@onepoint/navigation';
import { createBrowserRouter, createPath } from 'react-router';
import { modals } from '../shared/overlays/modals.ts';
import { createNavigation } from './navigation.ts';
import { pageLanguage, routedLanguages } from './paths.ts';
import { routes } from './routes.tsx';

// Must run before the router is created, because that loads the first page immediately.
codeLoader.start({
  window,
  store: sessionStore,
  // Same build ID as in the document's start script (`tools/build/start-notice`), so that together they reload only once.
  buildId: runningBuild(),
  findTarget: () => createPath(router.state.navigation.location ?? router.state.location),
});

export const router = createBrowserRouter(routes);

/** Makes the browser's Back button close the top modal, and lets URLs open modals (`modal-links.ts`). */
export const modalLinks = connectModalRouter({ stack: modals, router });

export const navigation = createNavigation({
  navigate: (path, options) => router.navigate(path, options),
  language: pageLanguage,
  routed: routedLanguages,
});
