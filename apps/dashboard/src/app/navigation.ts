import type { AuthNavigation } from '@onepoint/auth/react';
import { ownerOf, parseLanguagePrefix } from '@onepoint/navigation';
import { createContext, useContext } from 'react';

export const NavigationContext = createContext<AuthNavigation | null>(null);

/** Navigates to paths that can belong to another app. Throws outside a `NavigationContext`. */
export function useAppNavigation(): AuthNavigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useAppNavigation needs a NavigationContext around it');
  return navigation;
}

interface CreateNavigationParameters {
  readonly navigate: (path: string, options?: { replace: boolean }) => Promise<void>;
  readonly language: string;
  readonly routed: readonly string[];
}

/** Navigation for the identity SDK: client-side for this app's paths in the page's language, a page load for others. */
export function createNavigation({ navigate, language, routed }: CreateNavigationParameters): AuthNavigation {
  return {
    push: (path) => void navigate(path),
    replace: (path) => void navigate(path, { replace: true }),
    isAppPath: (path) => {
      const parsed = parseLanguagePrefix(path, routed);
      return parsed.language === language && ownerOf(parsed.pathname) === 'dashboard';
    },
  };
}
