import { createContext, useContext } from 'react';
import type { LabPlace } from './lab-place.ts';

/** How the laboratory moves inside the app that shows it: the playground has paths, the dashboard's page has a query. */
export interface LabNavigation {
  readonly place: LabPlace;
  /** Address of a place, for links and for sharing. Starts with `/`. */
  readonly hrefTo: (place: LabPlace) => string;
  /** Goes there without loading a page. */
  readonly goTo: (place: LabPlace, options?: { readonly replaces?: boolean }) => void;
}

export const LabNavigationContext = createContext<LabNavigation | undefined>(undefined);

/** @throws Error outside of a `LabFrame` */
export function useLabNavigation(): LabNavigation {
  const navigation = useContext(LabNavigationContext);
  if (navigation === undefined) throw new Error('The wallet laboratory is used outside of its frame');
  return navigation;
}
