import type { OpenAlert } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

export interface AlertTexts {
  /** What was crossed. */
  title: string;
  /** By what. */
  text: string;
}

/** Puts alerts into words; of a kind that this version does not know its name is shown. */
export function useAlertTexts(): (alert: Pick<OpenAlert, 'kind' | 'threshold' | 'value' | 'limit'>) => AlertTexts {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return ({ kind, threshold, value, limit }) => {
    if (kind === 'low-balance') {
      return {
        title: t('alerts.lowBalance.title', { threshold: format.money(threshold) }),
        text: t('alerts.lowBalance.text', { balance: format.money(value) }),
      };
    }
    if (kind === 'spend') {
      return {
        title: t('alerts.spend.title', { percent: format.percent(threshold / 100) }),
        text: t('alerts.spend.text', { spent: format.money(value), limit: format.money(limit ?? 0) }),
      };
    }
    if (kind === 'runway')
      return { title: t('alerts.runway.title', { count: threshold }), text: t('alerts.runway.text', { count: value }) };
    return { title: kind, text: '' };
  };
}
