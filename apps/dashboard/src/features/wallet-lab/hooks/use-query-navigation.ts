import type { LabNavigation } from '@onepoint/wallet-lab';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readLabSearch, toLabSearch } from './lab-search.ts';

/** The laboratory's addresses inside one page of the router: its query. */
export function useQueryNavigation(): LabNavigation {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      place: readLabSearch(search),
      hrefTo: (place) => `${pathname}${toLabSearch(place)}`,
      goTo: (place, { replaces = false } = {}) =>
        void navigate(`${pathname}${toLabSearch(place)}`, { replace: replaces, preventScrollReset: true }),
    }),
    [pathname, search, navigate],
  );
}
