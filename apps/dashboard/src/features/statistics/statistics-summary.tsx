import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { formatRange } from '@onepoint/ui-kit/format-range';
import { Stat } from '@onepoint/ui-kit/stat';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './statistics-summary.module.css';
import { clearFilters, isFiltered, type StatisticsView } from './statistics-view.ts';
import { changeOf } from './statistics-figures.ts';
import type { ChangeView } from './use-statistics-screen.ts';

interface PeriodName {
  /** Such as "24 hours" or "Nov 3 – 9, 2026". */
  readonly name: string;
  /** True for a preset range up to now, as in "in 24 hours". */
  readonly isRange: boolean;
}

export function usePeriodName({ range, span, zone }: StatisticsView, nowMs: number): PeriodName {
  const { t, i18n } = useTranslation('dashboard');
  if (span === null) return { name: t(`statistics.ranges.${range}`), isRange: true };
  const timeZone = zone === 'utc' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = new Date(nowMs).toISOString();
  const value = { from: new Date(span.fromMs).toISOString(), to: span.toMs === null ? now : new Date(span.toMs).toISOString() };
  return { name: formatRange(value, i18n.language, timeZone, now), isRange: false };
}

/** Smallest share that doesn't round to 0.00%. */
const leastShown = 0.0001;

/**
 * Such as "1,204,331 requests in 7 days, 12% up; 0.02% errors". Undefined while loading.
 *
 * @param before requests in the previous period, if known
 */
export function useStatisticsHeadline(
  total: Statistics['total'] | undefined,
  before: number | undefined,
  { name: period, isRange }: PeriodName,
): string | undefined {
  const { t } = useTranslation(['dashboard', 'common']);
  const format = useFormat();
  if (!total) return undefined;
  const { requests, errors } = total;
  if (requests === 0) return t(isRange ? 'statistics.headline.none' : 'statistics.headline.noneOn', { period });
  const change = before === undefined ? null : changeOf(requests, before);
  const direction = change === null ? null : change > 0 ? 'up' : change < 0 ? 'down' : 'unchanged';
  const first = [
    t(isRange ? 'statistics.headline.requests' : 'statistics.headline.requestsOn', {
      count: requests,
      formatted: format.number(requests),
      period,
    }),
    direction && t(`statistics.headline.${direction}`, { percent: format.percent(Math.abs(change ?? 0)) }),
  ];
  const rate = errors / requests;
  const percent = rate < leastShown ? `<${format.percent(leastShown)}` : format.percent(rate);
  const second = errors === 0 ? t('statistics.headline.noErrors') : t('statistics.headline.errorRate', { percent });
  return [first.filter(Boolean).join(t('common:separators.item')), second].join(t('common:separators.clause'));
}

interface StatisticsTotalsProps {
  /** Undefined while loading. */
  total: Statistics['total'] | undefined;
}

export function StatisticsTotals({ total }: StatisticsTotalsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const loading = total === undefined;
  return (
    <Card>
      <div className={styles.totals}>
        <Stat label={t('statistics.totals.requests')} value={format.number(total?.requests ?? 0)} loading={loading} />
        <Stat label={t('statistics.totals.errors')} value={format.number(total?.errors ?? 0)} loading={loading} />
        <Stat label={t('statistics.totals.computeUnits')} value={format.number(total?.computeUnits ?? 0)} loading={loading} />
        <Stat label={t('statistics.totals.cost')} value={format.roundMoney(total?.cost ?? '0')} loading={loading} />
      </div>
    </Card>
  );
}

interface LiveBadgeProps {
  /** True if the last refetch failed. */
  isFailing: boolean;
}

export function LiveBadge({ isFailing }: LiveBadgeProps) {
  const { t } = useTranslation('dashboard');
  return (
    <span role="status">
      <Badge tone={isFailing ? 'caution' : 'positive'} dot>
        {t(isFailing ? 'statistics.reconnecting' : 'statistics.live')}
      </Badge>
    </span>
  );
}

/** Returns what widens an empty view: clearing filters or resetting the zoom. Undefined if nothing is filtered. */
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

interface NoRequestsProps {
  title: string;
  wider: { readonly label: string; readonly text: string; readonly onWiden: () => void } | undefined;
  testRequest: ReactNode;
}

export function NoRequests({ title, wider, testRequest }: NoRequestsProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Card>
      <EmptyState
        title={title}
        icon={<ChartNoAxesColumn aria-hidden />}
        action={wider ? <Button onClick={wider.onWiden}>{wider.label}</Button> : testRequest}
      >
        {wider?.text ?? t('statistics.empty.text')}
      </EmptyState>
    </Card>
  );
}
