import type { ReferralMonth, Referrals } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Stat } from '@onepoint/ui-kit/stat';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useFormat, useMonthText } from '../../shared/format/use-format.ts';
import styles from './referral-totals.module.css';

/** Sign-ups, paying projects, and earnings. Visits aren't counted. Undefined while loading. */
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

/** Newest month first. Undefined while loading. */
export function MonthsTable({ months }: { months: readonly ReferralMonth[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const monthText = useMonthText();
  const columns: TableColumn<ReferralMonth>[] = [
    { id: 'month', header: t('partners.months.month'), rowHeader: true, cell: ({ month }) => monthText(month) },
    { id: 'signUps', header: t('partners.months.signUps'), align: 'end', cell: ({ signUps }) => format.number(signUps) },
    { id: 'earned', header: t('partners.months.earned'), align: 'end', cell: ({ earned }) => format.money(earned) },
  ];
  return (
    <Table
      caption={t('partners.months.title')}
      columns={columns}
      rows={months?.toReversed() ?? []}
      rowId={({ month }) => month}
      loadingRows={months ? 0 : 6}
    />
  );
}
