import type { Referrals } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './referral-totals.module.css';

/** Who came, who paid, what was earned; undefined while it is loading. Visits are not counted, so none are shown. */
export function ReferralTotals({ referrals }: { referrals: Referrals | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const loading = referrals === undefined;
  return (
    <Card>
      <div className={styles.totals}>
        <Stat label={t('referrals.totals.signUps')} value={format.number(referrals?.signUps ?? 0)} loading={loading} />
        <Stat label={t('referrals.totals.paying')} value={format.number(referrals?.paying ?? 0)} loading={loading} />
        <Stat label={t('referrals.totals.earned')} value={format.money(referrals?.earned ?? 0)} loading={loading} />
      </div>
    </Card>
  );
}
