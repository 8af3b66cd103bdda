import { useTranslation } from '@onepoint/i18n';
import { planLimits, type PlanId } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './lower-limits.module.css';

type LimitedPlanId = Exclude<PlanId, 'L'>;

/** What a downgrade takes away: the limits that go down, from what to what. */
export function LowerLimits({ from, to }: { from: LimitedPlanId; to: LimitedPlanId }) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const [before, after] = [planLimits(from), planLimits(to)];
  const numbers = (a: number, b: number) => ({ from: format.number(a), to: format.number(b) });
  return (
    <Alert tone="caution" title={t('planChange.downgrade.title')}>
      <ul className={styles.limits}>
        {after.requestsPerSecond < before.requestsPerSecond ? (
          <li>{t('planChange.downgrade.requests', numbers(before.requestsPerSecond, after.requestsPerSecond))}</li>
        ) : null}
        {after.connectionsMax < before.connectionsMax ? (
          <li>{t('planChange.downgrade.connections', numbers(before.connectionsMax, after.connectionsMax))}</li>
        ) : null}
        {after.computeUnitsPerDay !== null && before.computeUnitsPerDay === null ? (
          <li>{t('planChange.downgrade.computeUnits', { to: format.number(after.computeUnitsPerDay) })}</li>
        ) : null}
        {after.computeUnitsPerDay !== null && before.computeUnitsPerDay !== null && after.computeUnitsPerDay < before.computeUnitsPerDay ? (
          <li>{t('planChange.downgrade.fewerComputeUnits', numbers(before.computeUnitsPerDay, after.computeUnitsPerDay))}</li>
        ) : null}
      </ul>
    </Alert>
  );
}
