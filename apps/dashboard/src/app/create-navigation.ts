import type { AuthNavigation } from '@onepoint/auth/react';
import { ownerOf, parseLanguagePrefix } from '@onepoint/navigation';

export interface CreateNavigationParameters {
  readonly navigate: (path: string, options?: { replace: boolean }) => Promise<void>;
  /** Language of the page. */
  readonly language: string;
  /** Languages that have paths. */
  readonly routed: readonly string[];
}

/** How the identity SDK moves around: by the router on paths of this app in the page's language, by loading a page otherwise. */
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
