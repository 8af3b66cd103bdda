import type { useTranslation } from '@onepoint/i18n';
import { formatMicrocents, isPlanId, usageCost } from '@onepoint/plans-domain';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import type { MethodUsage } from '../data/usage-by-method.ts';
import { ShareBar } from './share-bar.tsx';

export interface UsageColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  /** Plan the requests are charged by. */
  planId: string;
}

export function usageColumns({ t, format, planId }: UsageColumnsParameters): TableColumn<MethodUsage>[] {
  return [
    {
      id: 'method',
      header: t('usage.byMethod.method'),
      rowHeader: true,
      cell: ({ method }) => <code translate="no">{method}</code>,
    },
    { id: 'requests', header: t('usage.byMethod.requests'), align: 'end', cell: ({ requests }) => format.number(requests) },
    { id: 'units', header: t('usage.byMethod.computeUnits'), align: 'end', cell: ({ computeUnits }) => format.number(computeUnits) },
    { id: 'share', header: t('usage.byMethod.share'), align: 'end', cell: ({ share }) => <ShareBar share={share} /> },
    {
      id: 'cost',
      header: t('usage.byMethod.cost'),
      align: 'end',
      cell: ({ computeUnits }) => (isPlanId(planId) ? format.alignedMoney(formatMicrocents(usageCost(computeUnits, planId))) : '—'),
    },
  ];
}
