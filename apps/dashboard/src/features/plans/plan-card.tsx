import { useTranslation } from '@onepoint/i18n';
import type { PlanChange, PlanId, PlanState } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { classNames } from '@onepoint/ui-kit/class-names';
import { FormMessage } from '@onepoint/ui-kit/form-message';
import { Check } from 'lucide-react';
import { useFormat } from '../../shared/format/use-format.ts';
import styles from './plan-card.module.css';
import { OfferBadge, PlanPrice } from './plan-price.tsx';
import { usePlanSubmitLabel, usePlanTexts } from './plan-texts.ts';
import type { PlanCardEntry } from './plans.rules.ts';

interface PlanCardProps {
  entry: PlanCardEntry;
  current: PlanId;
  planEndsAt: PlanState['planEndsAt'];
  mayChange: boolean;
  onChoose: (planId: PlanId) => void;
  onListPackages: () => void;
}

export function PlanCard({ entry: { plan, change }, current, planEndsAt, mayChange, onChoose, onListPackages }: PlanCardProps) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const submitLabel = usePlanSubmitLabel();
  const texts = usePlanTexts()(plan);
  const isClosed = change?.kind === 'refused' && change.reason !== 'BALANCE_TOO_LOW';
  const isAllowed = mayChange || change?.kind === 'enterprise';
  return (
    <article className={classNames(styles.card, change === null && styles.current)} aria-label={texts.label}>
      <header className={styles.head}>
        <h2 className={styles.label}>{texts.label}</h2>
        {change === null ? <Badge tone="accent">{t('dashboard:plansPage.current')}</Badge> : <OfferBadge offer={{ plan, change }} />}
      </header>
      <PlanPrice texts={texts} size="lg" />
      <p className={styles.description}>{texts.description}</p>
      <ul className={styles.items}>
        {texts.items.map((item) => (
          <li key={item}>
            <Check size={16} strokeWidth={1.5} aria-hidden />
            {item}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        {change === null ? (
          <Button fullWidth aria-haspopup="dialog" onClick={onListPackages}>
            {t('modals:packageList.title')}
          </Button>
        ) : (
          <Button
            variant={change.kind === 'upgrade' ? 'primary' : 'secondary'}
            fullWidth
            disabled={isClosed || !isAllowed}
            onClick={() => onChoose(plan.id)}
          >
            {submitLabel({ plan, change }, current)}
          </Button>
        )}
        <PlanCardState change={change} planEndsAt={planEndsAt} />
      </footer>
    </article>
  );
}

/** Line below the button: end of the paid period, effective date of a change, or why the plan is unavailable. */
function PlanCardState({ change, planEndsAt }: { change: PlanCardEntry['change']; planEndsAt: PlanState['planEndsAt'] }) {
  const { t } = useTranslation(['dashboard', 'modals']);
  const format = useFormat();
  if (change?.kind === 'refused') {
    return (
      <FormMessage className={styles.line} tone={change.reason === 'BALANCE_TOO_LOW' ? 'caution' : 'info'}>
        {change.reason === 'BALANCE_TOO_LOW'
          ? t('dashboard:topUp.needMore', { missing: format.money(change.shortfallCents) })
          : t(`modals:planChange.refused.${change.reason}`)}
      </FormMessage>
    );
  }
  const dateOf = (date: Date): string => format.date(date.toISOString());
  const text = (possible: Exclude<PlanChange, { kind: 'refused' }> | null): string => {
    if (possible === null) {
      return planEndsAt === null
        ? t('dashboard:plansPage.currentOpen')
        : t('dashboard:plansPage.currentUntil', { date: dateOf(planEndsAt) });
    }
    if (possible.kind === 'enterprise') return t('dashboard:plansPage.byRequest');
    return possible.effectiveAt === null
      ? t('dashboard:plansPage.atOnce')
      : t('dashboard:plansPage.later', { date: dateOf(possible.effectiveAt) });
  };
  return <p className={classNames(styles.line, styles.state)}>{text(change)}</p>;
}
