import type { Statistics } from '@onepoint/api-contract';
import type { useTranslation } from '@onepoint/i18n';
import { isPlanId, microcentsPerComputeUnit } from '@onepoint/plans-domain';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import type { TableColumn } from '@onepoint/ui-kit/table';
import type { useFormat } from '../../../shared/format/use-format.ts';
import { rowCost } from '../data/row-cost.ts';
import type { ChangeView } from '../data/use-statistics-view.ts';
import styles from './series-columns.module.css';

export type SeriesRow = Statistics['series'][number];

export interface SeriesColumnsParameters {
  t: ReturnType<typeof useTranslation<'dashboard'>>['t'];
  format: ReturnType<typeof useFormat>;
  /** Plan the requests are charged by. */
  planId: string;
  chainName: (slug: string) => string;
  formatMs: (valueMs: number) => string;
  changeView: ChangeView;
}

/** Columns of the table by chain and method. A chain's or a method's name filters by it. */
export function seriesColumns({ t, format, formatMs, planId, chainName, changeView }: SeriesColumnsParameters): TableColumn<SeriesRow>[] {
  // A plan that costs nothing has no digits of microcents to stand below each other.
  const isFree = isPlanId(planId) && microcentsPerComputeUnit(planId) === 0;
  const latency = (valueMs: number | null) => (valueMs === null ? t('charts.noValue') : formatMs(valueMs));
  return [
    {
      id: 'method',
      header: t('statistics.table.columns.method'),
      rowHeader: true,
      cell: ({ method }) => (
        <button
          type="button"
          className={styles.method}
          title={t('statistics.table.filterMethod', { method })}
          onClick={() => changeView({ method })}
        >
          {method}
        </button>
      ),
    },
    {
      id: 'chain',
      header: t('statistics.table.columns.chain'),
      cell: ({ chain }) => (
        <button
          type="button"
          className={styles.chain}
          title={t('statistics.table.filterChain', { chain: chainName(chain) })}
          onClick={() => changeView({ chain })}
        >
          <ChainIcon chain={chain} size={16} />
          {chainName(chain)}
        </button>
      ),
    },
    { id: 'requests', header: t('statistics.table.columns.requests'), align: 'end', cell: ({ total }) => format.number(total.requests) },
    {
      id: 'errors',
      header: t('statistics.table.columns.errors'),
      align: 'end',
      cell: ({ total }) => <span className={total.errors > 0 ? styles.errors : styles.zero}>{format.number(total.errors)}</span>,
    },
    {
      id: 'units',
      header: t('statistics.table.columns.computeUnits'),
      align: 'end',
      cell: ({ total }) => format.number(total.computeUnits),
    },
    {
      id: 'cost',
      header: t('statistics.table.columns.cost'),
      align: 'end',
      cell: ({ total }) => {
        const dollars = rowCost(total.computeUnits, planId);
        if (dollars === null) return t('charts.noValue');
        return isFree ? format.exactMoney(dollars) : format.alignedMoney(dollars);
      },
    },
    { id: 'p50', header: t('statistics.table.columns.p50'), align: 'end', cell: ({ total }) => latency(total.p50Ms) },
    { id: 'p95', header: t('statistics.table.columns.p95'), align: 'end', cell: ({ total }) => latency(total.p95Ms) },
  ];
}
