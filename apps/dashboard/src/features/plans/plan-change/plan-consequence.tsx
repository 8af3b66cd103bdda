import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { packageConnections, type PlanId, type PlanOffer } from '@onepoint/plans-domain';
import { Alert } from '@onepoint/ui-kit/alert';
import { usePackageTerms, usePlanLimits } from '../../../shared/catalogue.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MoneySummary, type MoneySummaryRow } from '../../../shared/money-summary/money-summary.tsx';
import { Shortfall } from '../billing-frame.tsx';
import styles from './plan-consequence.module.css';
import { usePlanTexts } from '../plan-texts.ts';

type LimitedPlanId = Exclude<PlanId, 'L'>;

interface PlanConsequenceProps {
  project: Project;
  current: LimitedPlanId;
  offer: PlanOffer | undefined;
  onTopUp?: ((missingCents: number) => void) | undefined;
}

/** Preview of a plan change: price, charge, balance, effective date, shortfall, and limits that decrease. */
export function PlanConsequence({ project, current, offer, onTopUp }: PlanConsequenceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const textsOf = usePlanTexts();
  const { balance: balanceCents, role } = project;
  if (!offer) return <p className={styles.hint}>{t('planChange.nothingChosen')}</p>;
  const { plan, change } = offer;
  if (change.kind === 'enterprise') return <Alert title={t('planChange.enterprise.title')}>{t('planChange.enterprise.text')}</Alert>;

  const { price, unit } = textsOf(plan);
  const before: MoneySummaryRow[] = [
    { id: 'price', label: t('billing.summary.price'), value: t('planChange.priceNow', { price, unit }) },
    { id: 'before', label: t('billing.summary.before'), value: format.money(balanceCents) },
  ];
  const note = plan.price.kind === 'metered' ? t('planChange.byUseNote') : undefined;
  if (change.kind === 'refused') {
    return (
      <div className={styles.consequence}>
        <MoneySummary label={t('planChange.summaryLabel')} rows={before}>
          {note}
        </MoneySummary>
        {change.shortfallCents > 0 ? (
          <Shortfall balanceCents={balanceCents} missingCents={change.shortfallCents} role={role} onTopUp={onTopUp} />
        ) : null}
      </div>
    );
  }
  const { effectiveAt, priceCents, balanceAfterCents } = change;
  const chargedCents = effectiveAt === null ? priceCents : 0;
  const rows: MoneySummaryRow[] = [
    ...before,
    { id: 'charged', kind: 'charge', label: t('billing.summary.charged'), value: format.money(chargedCents) },
    {
      id: 'after',
      kind: 'total',
      label: t('billing.summary.after'),
      value: format.money(effectiveAt === null ? balanceAfterCents : balanceCents),
    },
    {
      id: 'effective',
      label: t('billing.summary.effective'),
      value: effectiveAt === null ? t('billing.atOnce') : format.date(effectiveAt.toISOString()),
    },
  ];
  return (
    <div className={styles.consequence}>
      <MoneySummary label={t('planChange.summaryLabel')} rows={rows}>
        {note}
      </MoneySummary>
      {change.kind === 'downgrade' && plan.id !== 'L' ? (
        <LowerLimits from={current} to={plan.id} packageCount={project.geyserUsageCommitmentMultiplier} />
      ) : null}
    </div>
  );
}

interface LowerLimitsProps {
  from: LimitedPlanId;
  to: LimitedPlanId;
  /** The project's packages, which keep their connections. */
  packageCount: number;
}

function LowerLimits({ from, to, packageCount }: LowerLimitsProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const limitsOf = usePlanLimits();
  const [before, after] = [limitsOf(from), limitsOf(to)];
  const added = packageConnections(packageCount, usePackageTerms().connections);
  const [connectionsBefore, connectionsAfter] = [before.connectionsMax + added, after.connectionsMax + added];
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
