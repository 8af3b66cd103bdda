import { formatUnitPrice, useTranslation } from '@onepoint/i18n';
import { packageConnections, planDirection, type Plan, type PlanId, type PlanItem, type PlanOffer } from '@onepoint/plans-domain';
import type { ParseKeys } from 'i18next';
import { usePackageTerms } from '../../shared/catalogue.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { usePlanName } from '../../shared/projects/project-names.ts';

type PricingKey = ParseKeys<'pricing'>;

// The catalogue types its keys as plain strings. Its test checks them against the dictionary.
const asKey = (key: string): PricingKey => key as PricingKey;

export interface PlanTexts {
  readonly label: string;
  readonly description: string;
  /** Price per unit, or the text shown instead. */
  readonly price: string;
  readonly priceOld: string | undefined;
  /** Unit of the price. If a text replaces the price, includes the lowest one. */
  readonly unit: string;
  readonly items: readonly string[];
}

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

/** Button label: upgrade, downgrade, or request Enterprise (specification, section 4, "Plan change"). */
export function usePlanSubmitLabel(): (offer: PlanOffer | undefined, current: PlanId) => string {
  const { t } = useTranslation('modals');
  const planName = usePlanName();
  return (offer, current) => {
    if (!offer) return t('planChange.submit.none');
    const kind = offer.change.kind === 'enterprise' ? 'enterprise' : planDirection(current, offer.plan.id);
    return t(`planChange.submit.${kind}`, { plan: planName(offer.plan.id) });
  };
}

export function usePackageTexts() {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const terms = usePackageTerms();
  return {
    packages: (count: number): string => t('packagePurchase.packages', { count, formatted: format.number(count) }),
    connections: (count: number): string => {
      const connections = packageConnections(count, terms.connections);
      return t('packagePurchase.connections', { count: connections, formatted: format.number(connections) });
    },
    times: (count: number): string => t('packagePurchase.times', { packages: format.number(count), price: format.money(terms.priceCents) }),
  };
}
