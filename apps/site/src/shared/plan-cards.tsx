import { useTranslation, formatMoney, formatNumber, formatUnitPrice } from '@onepoint/i18n';
import {
  getPlan,
  packageConnections,
  readPlanLimits,
  readServedCatalogue,
  type Plan,
  type PlanItem,
  type ServedCatalogue,
} from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { classNames } from '@onepoint/ui-kit/class-names';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import type { ParseKeys, TFunction } from 'i18next';
import { Check } from 'lucide-react';
import styles from './plan-cards.module.css';
import { usePlanPath } from './use-app-paths.ts';

type PricingKey = ParseKeys<'pricing'>;

// The catalogue has keys as plain strings; its test checks them against the dictionary.
const asKey = (key: string): PricingKey => key as PricingKey;

interface PlanTexts {
  label: string;
  description: string;
  button: string;
  price: string;
  unit: string;
  priceOld: string | undefined;
  items: readonly string[];
}

function planTexts(plan: Plan, t: TFunction<'pricing'>, locale: string): PlanTexts {
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

type PlanHeading = 'h2' | 'h3';

function PlanCard({ plan, heading: Heading }: { plan: Plan; heading: PlanHeading }) {
  const { t, i18n } = useTranslation('pricing');
  const texts = planTexts(plan, t, i18n.language);
  return (
    <li className={classNames(styles.card, plan.isPopular && styles.popular)}>
      <div className={styles.head}>
        <Heading className={styles.label}>{texts.label}</Heading>
        {plan.isPopular ? <Badge tone="accent">{t('popular')}</Badge> : null}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{texts.price}</span>
        {texts.priceOld === undefined ? null : (
          <del className={styles.old}>
            <span className="visually-hidden">{t('priceBefore', { price: texts.priceOld })}</span>
            <span aria-hidden>{texts.priceOld}</span>
          </del>
        )}
        <span className={styles.unit}>{texts.unit}</span>
      </p>
      <p className={styles.description}>{texts.description}</p>
      <LinkButton
        href={usePlanPath(plan)}
        variant={plan.isPopular ? 'primary' : 'secondary'}
        fullWidth
        aria-label={`${texts.label}: ${texts.button}`}
      >
        {texts.button}
      </LinkButton>
      <ul className={styles.items}>
        {texts.items.map((item) => (
          <li key={item}>
            <Check size={16} strokeWidth={1.5} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** An add-on for any plan in one row, with its effect on pay as you go. */
function PackageStrip({ plan, heading: Heading, planConnections }: { plan: Plan; heading: PlanHeading; planConnections: number }) {
  const { t, i18n } = useTranslation('pricing');
  const texts = planTexts(plan, t, i18n.language);
  const connections = (count: number): string =>
    formatNumber(planConnections + packageConnections(count, plan.connectionsPerPackage ?? undefined), i18n.language);
  return (
    <div className={styles.strip}>
      <div className={styles.words}>
        <Heading className={styles.packageStripLabel}>{texts.label}</Heading>
        <p className={styles.text}>
          {texts.description}{' '}
          {t('plans.package.example', { plan: t(asKey(getPlan('PAYG').labelKey)), before: connections(0), after: connections(1) })}
        </p>
      </div>
      <p className={styles.packageStripPrice}>
        <strong>{texts.price}</strong>
        {` ${texts.unit}`}
        <span className={styles.item}>{texts.items.join(', ')}</span>
      </p>
      <LinkButton href={usePlanPath(plan)}>{texts.button}</LinkButton>
    </div>
  );
}

interface PlanCardsProps {
  heading?: PlanHeading;
  /** Prices and limits from the API, or those of this build until they are known. */
  served?: ServedCatalogue | null | undefined;
}

/** All plans and the package. Only existing projects can have Beta. */
export function PlanCards({ heading = 'h3', served }: PlanCardsProps) {
  const catalogue = readServedCatalogue(served);
  const offered = catalogue.filter(({ id, sectionType }) => sectionType !== 'AdditionalPlan' && id !== 'BETA');
  const packages = catalogue.filter(({ sectionType }) => sectionType === 'AdditionalPlan');
  return (
    <>
      <ul className={styles.plans}>
        {offered.map((plan) => (
          <PlanCard key={plan.id} plan={plan} heading={heading} />
        ))}
      </ul>
      {packages.map((plan) => (
        <PackageStrip key={plan.id} plan={plan} heading={heading} planConnections={readPlanLimits(served, 'PAYG').connectionsMax} />
      ))}
    </>
  );
}
