import { useTranslation } from '@onepoint/i18n';
import type { DateRangeTexts } from '@onepoint/ui-kit/date-range';

/** Translated texts of the date range picker, in the user's time zone. */
export function useDateRangeTexts(): DateRangeTexts {
  const { t } = useTranslation(['dashboard', 'common']);
  return {
    from: t('dateRange.from'),
    to: t('dateRange.to'),
    presets: t('dateRange.presets'),
    previousMonth: t('dateRange.previousMonth'),
    nextMonth: t('dateRange.nextMonth'),
    apply: t('common:actions.select'),
    cancel: t('common:actions.cancel'),
    invalidOrder: t('dateRange.invalidOrder'),
    outOfBounds: t('dateRange.outOfBounds'),
    zone: t('dateRange.localZone'),
    loading: t('dateRange.loading'),
  };
}
