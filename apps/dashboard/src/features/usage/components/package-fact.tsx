import type { Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { packageConnections } from '@onepoint/plans-domain';
import { Stat } from '@onepoint/ui-kit/stat';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './usage-facts.module.css';

export interface PackageFactProps {
  project: Pick<Project, 'geyserUsageCommitmentMultiplier' | 'nextGeyserUsageCommitmentMultiplier' | 'geyserUsageCommitmentEnd'>;
}

/** How many packages of connections there are, and what becomes of them at the end of the period. */
export function PackageFact({ project }: PackageFactProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const count = project.geyserUsageCommitmentMultiplier;
  const next = project.nextGeyserUsageCommitmentMultiplier ?? count;
  const end = project.geyserUsageCommitmentEnd;
  const connections = packageConnections(count);
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
