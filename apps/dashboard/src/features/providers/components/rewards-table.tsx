import type { ProviderReward } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table, type TableColumn } from '@onepoint/ui-kit/table';
import { useFormat, useMonthText } from '../../../shared/format/use-format.ts';

/** What was earned, a row a month; undefined while it is loading. */
export function RewardsTable({ months }: { months: readonly ProviderReward[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const monthText = useMonthText();
  const columns: TableColumn<ProviderReward>[] = [
    { id: 'month', header: t('providers.rewards.columns.month'), rowHeader: true, cell: ({ month }) => monthText(month) },
    { id: 'requests', header: t('providers.rewards.columns.requests'), align: 'end', cell: ({ requests }) => format.number(requests) },
    {
      id: 'computeUnits',
      header: t('providers.rewards.columns.computeUnits'),
      align: 'end',
      cell: ({ computeUnits }) => format.number(computeUnits),
    },
    { id: 'earned', header: t('providers.rewards.columns.earned'), align: 'end', cell: ({ earned }) => format.exactMoney(earned) },
  ];
  return (
    <Table
      caption={t('providers.rewards.table')}
      columns={columns}
      rows={months ?? []}
      rowId={({ month }) => month}
      loadingRows={months ? 0 : 3}
    />
  );
}
