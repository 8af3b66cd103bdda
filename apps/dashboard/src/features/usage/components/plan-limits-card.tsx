import { useTranslation } from '@onepoint/i18n';
import { isPlanId, planLimits } from '@onepoint/plans-domain';
import { Card } from '@onepoint/ui-kit/card';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './plan-limits-card.module.css';

/** What the gateway allows on a plan. Shows nothing for a plan that this version does not know. */
export function PlanLimitsCard({ planId }: { planId: string }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!isPlanId(planId) || planId === 'L') return null;
  const { requestsPerSecond, computeUnitsPerSecond, computeUnitsPerDay, connectionsMax } = planLimits(planId);
  const limits = [
    { id: 'requestsPerSecond', value: requestsPerSecond },
    { id: 'computeUnitsPerSecond', value: computeUnitsPerSecond },
    { id: 'computeUnitsPerDay', value: computeUnitsPerDay },
    { id: 'connections', value: connectionsMax },
  ] as const;
  return (
    <Card title={t('usage.limits.title')}>
      <dl className={styles.limits}>
        {limits.map(({ id, value }) => (
          <div key={id}>
            <dt>{t(`usage.limits.${id}`)}</dt>
            <dd>{value === null ? t('usage.limits.none') : format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
