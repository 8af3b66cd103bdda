import type { ReferralMonth } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useMonthText } from '../../../shared/format/use-month-text.ts';

/** What each month brought, the newest first; undefined while it is loading. */
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
