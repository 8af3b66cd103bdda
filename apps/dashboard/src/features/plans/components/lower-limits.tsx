import { useTranslation } from '@onepoint/i18n';
import { planLimits, projectConnectionsMax, type PlanId } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './lower-limits.module.css';

type LimitedPlanId = Exclude<PlanId, 'L'>;

export interface LowerLimitsProps {
  from: LimitedPlanId;
  to: LimitedPlanId;
  /** Packages of the project: their connections stay. */
  packageCount: number;
}

/** What a downgrade takes away: the limits that go down, from what to what. */
export function LowerLimits({ from, to, packageCount }: LowerLimitsProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const [before, after] = [planLimits(from), planLimits(to)];
  const [connectionsBefore, connectionsAfter] = [projectConnectionsMax(from, packageCount), projectConnectionsMax(to, packageCount)];
  const numbers = (a: number, b: number) => ({ from: format.number(a), to: format.number(b) });
  return (
    <Alert tone="caution" title={t('planChange.downgrade.title')}>
      <ul className={styles.limits}>
        {after.requestsPerSecond < before.requestsPerSecond ? (
          <li>{t('planChange.downgrade.requests', numbers(before.requestsPerSecond, after.requestsPerSecond))}</li>
        ) : null}
        {connectionsAfter < connectionsBefore ? (
          <li>{t('planChange.downgrade.connections', numbers(connectionsBefore, connectionsAfter))}</li>
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
