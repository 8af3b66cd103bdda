import { useTranslation } from '@onepoint/i18n';
import type { StatisticsView } from '../data/statistics-view.ts';
import type { ChangeView } from '../data/use-statistics-view.ts';
import { clearFilters, isFiltered } from '../data/view-filters.ts';
import type { NoRequestsProps } from './no-requests.tsx';

/** The way from a view without requests to one that may have some; undefined where the view leaves out nothing. */
export function useWiderView(view: StatisticsView, changeView: ChangeView): NoRequestsProps['wider'] {
  const { t } = useTranslation('dashboard');
  if (isFiltered(view)) {
    return { label: t('statistics.clear'), text: t('statistics.empty.filtered'), onWiden: () => changeView(clearFilters) };
  }
  if (view.span === null) return undefined;
  return {
    label: t('statistics.resetZoom'),
    text: t('statistics.empty.span'),
    onWiden: () => changeView({ span: null, granularityInSecs: null }),
  };
}
