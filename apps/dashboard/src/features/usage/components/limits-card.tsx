import type { UsageSummary } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useFormat } from '../../../shared/format/use-format.ts';
import { LimitLine } from './limit-line.tsx';
import styles from './limits-card.module.css';

export interface LimitsCardProps {
  /** Undefined while they are loading. */
  limits: UsageSummary['limits'] | undefined;
}

/** What the gateway allows on the plan, and how near the project is to it. */
export function LimitsCard({ limits }: LimitsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card title={t('usage.limits.title')} description={t('usage.limits.description')}>
      {limits ? (
        <ul className={styles.limits}>
          {limits.map(({ name, max, used }) => (
            <LimitLine
              key={name}
              label={t(`usage.limits.names.${name}`)}
              hint={t(`usage.limits.hints.${name}`)}
              value={t('usage.limits.of', { used: format.number(used), max: format.number(max) })}
              share={max === 0 ? 0 : used / max}
            />
          ))}
        </ul>
      ) : (
        <Skeleton shape="block" className={styles.skeleton} />
      )}
    </Card>
  );
}
