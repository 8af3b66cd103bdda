import type { SpendLimit } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Progress } from '@onepoint/ui-kit/progress';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './spend-progress.module.css';

/** From this part on the limit is near. */
const nearShare = 0.8;

/** What was spent this month, of what, and when the count begins anew. */
export function SpendProgress({ spendLimit: { amount, spent, isReached, resetsAt } }: { spendLimit: SpendLimit }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const spentText = format.roundMoney(spent);
  const share = amount === null ? 0 : Math.min(1, (Number(spent) * 100) / amount);
  const sentence =
    amount === null
      ? t('settings.spendLimit.spentWithout', { spent: spentText })
      : t('settings.spendLimit.spent', { spent: spentText, limit: format.money(amount) });
  return (
    <div className={styles.progress}>
      <p className={styles.line}>
        <span>{sentence}</span>
        {isReached ? <Badge tone="negative">{t('settings.spendLimit.reached')}</Badge> : null}
      </p>
      {amount === null ? null : (
        <Progress label={sentence} value={share} tone={isReached ? 'negative' : share >= nearShare ? 'caution' : 'accent'} />
      )}
      <p className={styles.note}>{t('settings.spendLimit.resets', { date: format.date(resetsAt, { timeZone: 'UTC' }) })}</p>
    </div>
  );
}
