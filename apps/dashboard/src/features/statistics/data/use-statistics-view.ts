import { appState, useAppState } from '@onepoint/app-state';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { formatStatisticsView, parseStatisticsView, type StatisticsView } from './statistics-view.ts';

/** Changes some of a view. */
export type ChangeView = (changes: Partial<StatisticsView>) => void;

/**
 * The view in the address, and how to change it. Zooming and choosing a span is a step that Back undoes; everything else is not. A range is also
 * remembered for the next visit.
 */
export function useStatisticsView(): [StatisticsView, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const rangeDefault = useAppState('chartRange');
  const view = useMemo(() => parseStatisticsView(search, rangeDefault), [search, rangeDefault]);
  const change = useCallback<ChangeView>(
    (changes) => {
      if (changes.range) appState.set({ chartRange: changes.range });
      setSearch((current) => formatStatisticsView({ ...parseStatisticsView(current, rangeDefault), ...changes }, current), {
        replace: changes.span === undefined,
        preventScrollReset: true,
      });
    },
    [setSearch, rangeDefault],
  );
  return [view, change];
}
