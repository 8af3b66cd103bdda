import { formatMoney, formatNumber, formatUnitPrice } from '@onepoint/i18n';
import type { Plan, PlanItem } from '@onepoint/plans-domain';
import type { ParseKeys, TFunction } from 'i18next';

type PricingKey = ParseKeys<'pricing'>;

// The catalogue names keys as plain strings; its test proves that the dictionary has each of them.
const asKey = (key: string): PricingKey => key as PricingKey;

export interface PlanTexts {
  label: string;
  description: string;
  button: string;
  price: string;
  unit: string;
  priceOld: string | undefined;
  items: readonly string[];
}

/** A catalogue entry in the reader's language. */
export function planTexts(plan: Plan, t: TFunction<'pricing'>, locale: string): PlanTexts {
  const itemText = ({ key, count }: PlanItem): string =>
    count === undefined ? t(asKey(key)) : t(asKey(key), { count, formatted: formatNumber(count, locale) });
  const { price } = plan;
  const priceText =
    price.kind === 'monthly' ? formatMoney(price.priceCents, locale).replace(/[.,]00(?!\d)/, '') : formatUnitPrice(price.priceUsd, locale);
  const unit = t(asKey(plan.priceUnitKey));
  return {
    label: t(asKey(plan.labelKey)),
    description: t(asKey(plan.descriptionKey)),
    button: t(asKey(plan.buttonKey)),
    price: plan.priceTextKey === null ? priceText : t(asKey(plan.priceTextKey)),
    unit: plan.priceTextKey === null ? unit : `${t('from')} ${priceText} ${unit}`,
    priceOld: price.kind === 'metered' && price.priceOldUsd !== null ? formatUnitPrice(price.priceOldUsd, locale) : undefined,
    items: plan.items.map(itemText),
  };
}
