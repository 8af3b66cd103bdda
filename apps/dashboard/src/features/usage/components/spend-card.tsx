import type { Usage } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './usage-facts.module.css';

export interface SpendCardProps {
  /** Undefined while it is loading. */
  spend: Usage['spend'] | undefined;
  /** "March 2026". */
  month: string;
}

/** What a month cost: the sum that the page's headline says, and what it is made of. */
export function SpendCard({ spend, month }: SpendCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card title={t('usage.spend.title', { month })}>
      <div className={styles.facts}>
        {(['total', 'usage', 'packages', 'plans'] as const).map((part) => (
          <Stat key={part} label={t(`usage.spend.${part}`)} value={format.roundMoney(spend?.[part] ?? '0')} loading={!spend} />
        ))}
      </div>
    </Card>
  );
}
