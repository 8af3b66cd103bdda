import type { Charges, Project, UsageSummary } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { packageConnections } from '@onepoint/plans-domain';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { usePackageTerms, usePlanCatalogue } from '../../shared/catalogue.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { usePlanName } from '../../shared/projects/project-names.ts';
import styles from './usage-facts.module.css';

interface UsageFactsProps {
  project: Project;
  /** Undefined while it is loading. */
  summary: UsageSummary | undefined;
}

export function UsageFacts({ project, summary }: UsageFactsProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const planName = usePlanName();
  const runway = useRunwayText(summary);
  const { balance, promoBalance, accruedUsage, usageCommitment } = project;
  const price = usePlanCatalogue().find(({ id }) => id === usageCommitment)?.price ?? null;
  const isMetered = price?.kind === 'metered';
  const today = summary?.today;
  const isCharged = isMetered || (today?.charges.total ?? 0) > 0;
  return (
    <Card>
      <div className={styles.facts}>
        <Stat label={t('usage.balance')} value={format.money(balance)}>
          {isMetered && balance <= 0 ? (
            <p className={styles.warning}>{t('usage.balanceNegative')}</p>
          ) : (
            <p className={styles.note}>{runway ?? t(isMetered ? 'usage.runway.nothing' : 'usage.runway.free')}</p>
          )}
          {promoBalance > 0 ? <p className={styles.note}>{t('usage.promoCredit', { promo: format.money(promoBalance) })}</p> : null}
        </Stat>
        <Stat label={t('usage.plan')} value={planName(usageCommitment)}>
          <p className={styles.note}>{isMetered ? t('usage.rate', { price: format.exactMoney(price.priceUsd) }) : t('usage.rateFree')}</p>
        </Stat>
        <PackageFact project={project} />
        <Stat
          label={t('usage.today')}
          value={isCharged ? format.money(today?.charges.total ?? 0) : format.number(today?.computeUnits ?? 0)}
          unit={isCharged ? undefined : t('usage.computeUnits')}
          loading={!today}
        >
          <p className={styles.note}>
            {isCharged ? t('usage.accruedNote', { cost: format.roundMoney(accruedUsage.cost) }) : t('usage.todayNote')}
          </p>
        </Stat>
      </div>
    </Card>
  );
}

interface PackageFactProps {
  project: Pick<Project, 'geyserUsageCommitmentMultiplier' | 'nextGeyserUsageCommitmentMultiplier' | 'geyserUsageCommitmentEnd'>;
}

function PackageFact({ project }: PackageFactProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const count = project.geyserUsageCommitmentMultiplier;
  const next = project.nextGeyserUsageCommitmentMultiplier ?? count;
  const end = project.geyserUsageCommitmentEnd;
  const connections = packageConnections(count, usePackageTerms().connections);
  const becomes = next === 0 ? 'ends' : next === count ? 'renews' : 'changes';
  return (
    <Stat label={t('usage.packages.label')} value={format.number(count)}>
      <p className={styles.note}>
        {count === 0
          ? t('usage.packages.none')
          : t('usage.packages.connections', { count: connections, formatted: format.number(connections) })}
        {count > 0 && end !== null ? ` ${t(`usage.packages.${becomes}`, { date: format.date(end), next: format.number(next) })}` : null}
      </p>
    </Stat>
  );
}

interface SpendCardProps {
  /** Undefined while loading. */
  charges: Charges | undefined;
  /** Such as "March 2026". */
  month: string;
}

export function SpendCard({ charges, month }: SpendCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card title={t('usage.spend.title', { month })} description={t('usage.spend.description')}>
      <div className={styles.facts}>
        {(['total', 'usage', 'packages', 'plans'] as const).map((part) => (
          <Stat key={part} label={t(`usage.spend.${part}`)} value={format.money(charges?.[part] ?? 0)} loading={!charges} />
        ))}
      </div>
    </Card>
  );
}

/** Such as "At the pace of the last 7 days it lasts 43 days." Null if nothing is spent. */
function useRunwayText(summary: Pick<UsageSummary, 'runwayDays' | 'average'> | undefined): string | null {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (!summary?.average || summary.runwayDays === null) return null;
  const { runwayDays, average } = summary;
  const texts = { count: runwayDays, formatted: format.number(runwayDays) };
  return average.days === 1 ? t('usage.runway.yesterday', texts) : t('usage.runway.days', { ...texts, days: format.number(average.days) });
}
