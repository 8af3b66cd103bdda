import type { Usage, UsageSummary } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

export interface UseUsageHeadlineParameters {
  usage: Usage | undefined;
  summary: UsageSummary | undefined;
  /** "March 2026". */
  month: string;
  /** The plan charges for use. */
  isCharged: boolean;
}

/** The screen's first line, with packages and plans counted in: "$12.40 spent in March 2026; the balance lasts 43 days". Undefined while it is not known. */
export function useUsageHeadline({ usage, summary, month, isCharged }: UseUsageHeadlineParameters): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!usage) return undefined;
  const { total, spend } = usage;
  const first =
    isCharged || Number(spend.total) > 0
      ? t('usage.headline.spent', { cost: format.roundMoney(spend.total), month })
      : t('usage.headline.free', { formatted: format.number(total.computeUnits), month });
  const runwayDays = summary?.runwayDays ?? null;
  if (runwayDays === null) return first;
  return `${first}; ${t('usage.headline.lasts', { count: runwayDays, formatted: format.number(runwayDays) })}`;
}
