import { appState, useAppState } from '@onepoint/app-state';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatStatisticsFilters, parseStatisticsFilters, type StatisticsFilters } from './statistics-filters.ts';

/** The filters in the URL, and how to change some of them. The range is also remembered for the next visit. */
export function useStatisticsFilters(): [StatisticsFilters, (changes: Partial<StatisticsFilters>) => void] {
  const [search, setSearch] = useSearchParams();
  const rangeDefault = useAppState('chartRange');
  const filters = useMemo(() => parseStatisticsFilters(search, rangeDefault), [search, rangeDefault]);
  const change = useCallback(
    (changes: Partial<StatisticsFilters>) => {
      if (changes.range) appState.set({ chartRange: changes.range });
      setSearch((current) => formatStatisticsFilters({ ...parseStatisticsFilters(current, rangeDefault), ...changes }, current), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setSearch, rangeDefault],
  );
  return [filters, change];
}
