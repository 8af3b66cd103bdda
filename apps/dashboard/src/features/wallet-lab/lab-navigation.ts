import { findSectionId, type LabPlace, type LabNavigation } from '@onepoint/wallet-lab';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Parameter names that no method field uses. */
const partName = 'part';
const itemName = 'item';

/** Parses a place in the lab from a query string: `?part=methods&item=personalSign&message=hi`. */
export function readLabSearch(search: string): LabPlace {
  const { [partName]: part, [itemName]: item, ...rest } = Object.fromEntries(new URLSearchParams(search));
  return { section: findSectionId(part) ?? 'connect', item, search: rest };
}

/** Query string of a place, including `?`. Empty for the first part. */
export function toLabSearch({ section, item, search }: LabPlace): string {
  const query = new URLSearchParams({
    ...(section === 'connect' ? {} : { [partName]: section }),
    ...(item === undefined ? {} : { [itemName]: item }),
    ...search,
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** Navigates within the lab by query string, because it is a single page of the router. */
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
