import { useTranslation } from '@onepoint/i18n';
import { getPlan, pendingPlanChange, type PlanState } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { usePlanCatalogue } from '../../shared/catalogue.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { usePlanName } from '../../shared/projects/project-names.ts';
import styles from './current-plan.module.css';
import { usePlanTexts } from './plan-texts.ts';

export function CurrentPlan({ planId, planEndsAt }: Pick<PlanState, 'planId' | 'planEndsAt'>) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const plan = usePlanCatalogue().find(({ id }) => id === planId) ?? getPlan(planId);
  const { label, price, unit } = usePlanTexts()(plan);
  return (
    <p className={styles.current}>
      <Badge>{t('planChange.current')}</Badge>
      <span className={styles.name}>{label}</span>
      <span className={styles.price}>{t('planChange.priceNow', { price, unit })}</span>
      {planEndsAt ? (
        <span className={styles.until}>{t('planChange.currentUntil', { date: format.date(planEndsAt.toISOString()) })}</span>
      ) : null}
    </p>
  );
}

interface PendingPlanProps {
  plan: PlanState;
  /** Cancels the pending change. Undefined if the role doesn't allow it. */
  onCancel?: (() => void) | undefined;
  canceling: boolean;
}

/** Announces a pending plan change, with a button to cancel it (decision 29). Renders nothing if there is none. */
export function PendingPlan({ plan, onCancel, canceling }: PendingPlanProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const planName = usePlanName();
  const pending = pendingPlanChange(plan);
  if (!pending) return null;
  const names = { plan: planName(pending.planId), current: planName(plan.planId) };
  return (
    <Alert
      title={
        pending.effectiveAt === null
          ? t('planChange.pending.titleSoon', names)
          : t('planChange.pending.title', { ...names, date: format.date(pending.effectiveAt.toISOString()) })
      }
      action={
        onCancel ? (
          <Button size="sm" onClick={onCancel} loading={canceling}>
            {t('planChange.pending.cancel', { plan: names.current })}
          </Button>
        ) : undefined
      }
    >
      {t('planChange.pending.text', names)}
    </Alert>
  );
}
