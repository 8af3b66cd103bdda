import { useTranslation } from '@onepoint/i18n';
import type { PlanId, PlanState } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { classNames } from '@onepoint/ui-kit/class-names';
import { Check } from 'lucide-react';
import type { PlanCardEntry } from '../data/plan-cards.ts';
import { usePlanSubmitLabel } from '../hooks/use-plan-submit-label.ts';
import { usePlanTexts } from '../hooks/use-plan-texts.ts';
import { OfferBadge } from './offer-badge.tsx';
import { PlanCardState } from './plan-card-state.tsx';
import { PlanPrice } from './plan-price.tsx';
import styles from './plan-card.module.css';

export interface PlanCardProps {
  entry: PlanCardEntry;
  current: PlanId;
  planEndsAt: PlanState['planEndsAt'];
  /** The reader's role may change plans. */
  mayChange: boolean;
  /** Goes on to what choosing this plan would do. */
  onChoose: (planId: PlanId) => void;
  /** Opens the list of what is bought beside a plan. */
  onListPackages: () => void;
}

/** A plan of a project's page: what it costs and gives, whether it is the current one, and the way to it. */
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
