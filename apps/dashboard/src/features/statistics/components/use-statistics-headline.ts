import type { Statistics } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';
import { changeOf } from '../data/change-of.ts';
import type { PeriodName } from './use-period-name.ts';

/** Least share that two fraction digits can show. */
const leastShown = 0.0001;

/**
 * The screen's first line: "1,204,331 requests in 7 days, 12% up; 0.02% errors". Undefined while it is not known.
 *
 * @param before requests of the period before, undefined where they are not known
 */
export function useStatisticsHeadline(
  total: Statistics['total'] | undefined,
  before: number | undefined,
  { name: period, isRange }: PeriodName,
): string | undefined {
  const { t } = useTranslation('dashboard');
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
  return `${first.filter(Boolean).join(', ')}; ${second}`;
}
