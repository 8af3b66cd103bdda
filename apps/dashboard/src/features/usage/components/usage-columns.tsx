import type { useTranslation } from '@onepoint/i18n';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { ReactNode } from 'react';
import type { useFormat } from '../../../shared/format/use-format.ts';
import type { UsageRow } from '../data/usage-rows.ts';
import { ShareBar } from './share-bar.tsx';

export interface UsageColumnsParameters<Row extends UsageRow> {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  /** Head of the first column. */
  nameText: string;
  renderName: (row: Row) => ReactNode;
  /** Nothing was charged: no digits of microcents to stand below each other. */
  isFree: boolean;
}

/** What a line of a month is about, what it used, which part of the whole that is, and what it cost. */
export function usageColumns<Row extends UsageRow>({
  t,
  format,
  nameText,
  renderName,
  isFree,
}: UsageColumnsParameters<Row>): Array<TableColumn<Row>> {
  return [
    { id: 'name', header: nameText, rowHeader: true, cell: renderName },
    { id: 'requests', header: t('usage.columns.requests'), align: 'end', cell: ({ requests }) => format.number(requests) },
    { id: 'units', header: t('usage.columns.computeUnits'), align: 'end', cell: ({ computeUnits }) => format.number(computeUnits) },
    { id: 'share', header: t('usage.columns.share'), align: 'end', cell: ({ share }) => <ShareBar share={share} /> },
    {
      id: 'cost',
      header: t('usage.columns.cost'),
      align: 'end',
      cell: ({ cost }) => (isFree ? format.exactMoney(cost) : format.alignedMoney(cost)),
    },
  ];
}
