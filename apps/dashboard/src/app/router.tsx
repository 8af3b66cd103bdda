import { connectModalRouter } from '@onepoint/modal-stack';
import { createBrowserRouter } from 'react-router';
import { modals } from '../shared/overlays/modals.ts';
import { createNavigation } from './create-navigation.ts';
import { pageLanguage, routedLanguages } from './page-language.ts';
import { routes } from './routes.tsx';

export const router = createBrowserRouter(routes);

/** The browser's Back closes the top modal; see `useModalLinks` for addresses that open one. */
export const modalLinks = connectModalRouter({ stack: modals, router });

/** How the identity SDK uses the router. */
export const navigation = createNavigation({
  navigate: (path, options) => router.navigate(path, options),
  language: pageLanguage,
  routed: routedLanguages,
});
