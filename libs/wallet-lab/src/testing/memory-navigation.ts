import { useState } from 'react';
import type { LabNavigation } from '../lab/lab-navigation.ts';
import type { LabPlace } from '../lab/lab-place.ts';

/** Navigation that stays in memory, for tests and stories. */
export function useMemoryNavigation(initial: LabPlace): LabNavigation {
  const [place, setPlace] = useState(initial);
  return {
    place,
    goTo: setPlace,
    hrefTo: ({ section, item, search }) =>
      `/lab/${section}${item === undefined ? '' : `/${encodeURIComponent(item)}`}?${new URLSearchParams(search).toString()}`,
  };
}
