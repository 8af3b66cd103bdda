import type { Statistics } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { rowCost } from '../data/row-cost.ts';
import type { StatisticsFilters } from '../data/statistics-filters.ts';
import styles from './statistics-table.module.css';

export type StatisticsRow = Statistics['series'][number];

export interface StatisticsColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  /** Plan the requests are charged by. */
  planId: string;
  chainName: (slug: string) => string;
  onFiltersChange: (changes: Partial<StatisticsFilters>) => void;
}

/** Columns of the table by chain and method. A chain's or a method's name filters by it. */
export function statisticsColumns({
  t,
  format,
  planId,
  chainName,
  onFiltersChange,
}: StatisticsColumnsParameters): TableColumn<StatisticsRow>[] {
  return [
    {
      id: 'method',
      header: t('statistics.table.method'),
      rowHeader: true,
      cell: ({ method }) => (
        <button
          type="button"
          className={styles.method}
          title={t('statistics.table.filterMethod', { method })}
          onClick={() => onFiltersChange({ method })}
        >
          {method}
        </button>
      ),
    },
    {
      id: 'chain',
      header: t('statistics.table.chain'),
      cell: ({ chain }) => (
        <button
          type="button"
          className={styles.chain}
          title={t('statistics.table.filterChain', { chain: chainName(chain) })}
          onClick={() => onFiltersChange({ chain })}
        >
          <ChainIcon chain={chain} size={16} />
          {chainName(chain)}
        </button>
      ),
    },
    { id: 'requests', header: t('statistics.table.requests'), align: 'end', cell: ({ total }) => format.number(total.requests) },
    {
      id: 'errors',
      header: t('statistics.table.errors'),
      align: 'end',
      cell: ({ total }) => <span className={total.errors > 0 ? styles.errors : styles.zero}>{format.number(total.errors)}</span>,
    },
    { id: 'units', header: t('statistics.table.computeUnits'), align: 'end', cell: ({ total }) => format.number(total.computeUnits) },
    {
      id: 'cost',
      header: t('statistics.table.cost'),
      align: 'end',
      cell: ({ total }) => {
        const dollars = rowCost(total.computeUnits, planId);
        return dollars === null ? '—' : format.alignedMoney(dollars);
      },
    },
  ];
}
