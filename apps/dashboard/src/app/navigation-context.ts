import type { AuthNavigation } from '@onepoint/auth/react';
import { createContext, useContext } from 'react';

export const NavigationContext = createContext<AuthNavigation | null>(null);

/** How to move around where a path may be another app's. */
export function useAppNavigation(): AuthNavigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useAppNavigation needs a NavigationContext around it');
  return navigation;
}
