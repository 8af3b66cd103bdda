import type { UsageSummary } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/** How long the balance lasts, in words: "At the pace of the last 7 days it lasts 43 days." Null where nothing is spent. */
export function useRunwayText(summary: Pick<UsageSummary, 'runwayDays' | 'average'> | undefined): string | null {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!summary?.average || summary.runwayDays === null) return null;
  const { runwayDays, average } = summary;
  const texts = { count: runwayDays, formatted: format.number(runwayDays) };
  return average.days === 1 ? t('usage.runway.yesterday', texts) : t('usage.runway.days', { ...texts, days: format.number(average.days) });
}
