import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/** Puts settings into words; null is one that is switched off. */
export function useSettingText() {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const off = t('overtaken.off');
  return {
    money: (cents: number | null): string => (cents === null ? off : format.money(cents)),
    days: (days: number | null): string =>
      days === null ? off : new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days),
    percents: (percents: readonly number[]): string =>
      percents.length === 0 ? off : new Intl.ListFormat(i18n.language).format(percents.map((percent) => format.percent(percent / 100))),
  };
}
