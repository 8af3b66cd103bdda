import { createBrowserRouter } from 'react-router';
import { createNavigation } from './create-navigation.ts';
import { pageLanguage, routedLanguages } from './page-language.ts';
import { routes } from './routes.tsx';

export const router = createBrowserRouter(routes);

/** How the identity SDK uses the router. */
export const navigation = createNavigation({
  navigate: (path, options) => router.navigate(path, options),
  language: pageLanguage,
  routed: routedLanguages,
});
