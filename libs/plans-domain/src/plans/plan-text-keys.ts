import { planCatalogue } from './plan-catalogue.ts';

/** Every key of the `pricing` namespace that the catalogue refers to, once each: what a locale must have. */
export function planTextKeys(): readonly string[] {
  const keys = planCatalogue.flatMap((plan) => [
    plan.labelKey,
    plan.descriptionKey,
    plan.buttonKey,
    plan.priceUnitKey,
    ...(plan.priceTextKey === null ? [] : [plan.priceTextKey]),
    ...plan.items.map((item) => item.key),
  ]);
  return [...new Set(keys)];
}
