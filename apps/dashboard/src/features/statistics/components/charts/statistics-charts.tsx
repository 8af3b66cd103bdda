import type { StatisticsView } from '../../data/statistics-view.ts';
import type { ChangeView } from '../../data/use-statistics-view.ts';
import { ComputeUnitsChart } from './compute-units-chart.tsx';
import { ErrorsChart } from './errors-chart.tsx';
import { LatencyChart } from './latency-chart.tsx';
import { RequestsChart } from './requests-chart.tsx';
import type { StatisticsChartProps } from './statistics-chart-props.ts';
import styles from './statistics-charts.module.css';

export interface StatisticsChartsProps extends StatisticsChartProps {
  view: StatisticsView;
  changeView: ChangeView;
}

/** The same time on four charts: zooming on one zooms all. */
export function StatisticsCharts({ view, changeView, ...shared }: StatisticsChartsProps) {
  const usual = view.chain === null ? 'chain' : 'method';
  const by = view.by ?? usual;
  return (
    <div className={styles.charts}>
      <div className={styles.wide}>
        <RequestsChart {...shared} by={by} onByChange={(next) => changeView({ by: next === usual ? null : next })} />
      </div>
      <ErrorsChart {...shared} />
      <LatencyChart {...shared} />
      <div className={styles.wide}>
        <ComputeUnitsChart {...shared} by={by === 'status' ? usual : by} />
      </div>
    </div>
  );
}
