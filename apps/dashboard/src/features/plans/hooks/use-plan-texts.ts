import { formatUnitPrice, useTranslation } from '@onepoint/i18n';
import type { Plan, PlanItem } from '@onepoint/plans-domain';
import type { ParseKeys } from 'i18next';
import { useFormat } from '../../../shared/format/use-format.ts';

type PricingKey = ParseKeys<'pricing'>;

// The catalogue names keys as plain strings; its test proves that the dictionary has each of them.
const asKey = (key: string): PricingKey => key as PricingKey;

export interface PlanTexts {
  readonly label: string;
  readonly description: string;
  /** The price of a unit, or the words that stand in its place. */
  readonly price: string;
  readonly priceOld: string | undefined;
  /** What the price is for; where words stand in its place, the lowest price too. */
  readonly unit: string;
  readonly items: readonly string[];
}

/** Puts a catalogue entry into the reader's language. */
export function usePlanTexts(): (plan: Plan) => PlanTexts {
  const { t, i18n } = useTranslation('pricing');
  const format = useFormat();
  const itemText = ({ key, count }: PlanItem): string =>
    count === undefined ? t(asKey(key)) : t(asKey(key), { count, formatted: format.number(count) });
  return ({ labelKey, descriptionKey, priceTextKey, priceUnitKey, price, items }) => {
    const unitPrice = price.kind === 'monthly' ? format.money(price.priceCents) : formatUnitPrice(price.priceUsd, i18n.language);
    const priceOld = price.kind === 'metered' && price.priceOldUsd !== null ? formatUnitPrice(price.priceOldUsd, i18n.language) : undefined;
    return {
      label: t(asKey(labelKey)),
      description: t(asKey(descriptionKey)),
      price: priceTextKey === null ? unitPrice : t(asKey(priceTextKey)),
      priceOld,
      unit: priceTextKey === null ? t(asKey(priceUnitKey)) : `${t('from')} ${unitPrice} ${t(asKey(priceUnitKey))}`,
      items: items.map(itemText),
    };
  };
}
