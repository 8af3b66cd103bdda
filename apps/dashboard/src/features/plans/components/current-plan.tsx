import { useTranslation } from '@onepoint/i18n';
import { getPlan, type PlanState } from '@onepoint/plans-domain';
import { Badge } from '@onepoint/ui-kit/badge';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePlanTexts } from '../hooks/use-plan-texts.ts';
import styles from './current-plan.module.css';

/** The plan that a project has now, in one line. It is not among those to choose from. */
export function CurrentPlan({ planId, planEndsAt }: Pick<PlanState, 'planId' | 'planEndsAt'>) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const { label, price, unit } = usePlanTexts()(getPlan(planId));
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
