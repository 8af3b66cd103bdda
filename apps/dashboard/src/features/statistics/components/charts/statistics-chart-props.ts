import type { Statistics } from '@onepoint/api-contract';
import type { ChartCardProps } from '../../../../shared/chart-card/chart-card.tsx';

/** What every chart of the screen is given. */
export interface StatisticsChartProps {
  /** Undefined while they are loading. */
  statistics: Statistics | undefined;
  /** The time shown, in words: "24 hours". */
  period: string;
  /** Changes with the time shown: layers may then change places. */
  scope: string;
  chainName: (slug: string) => string;
  /** What all charts share: the part shown, how far it may be moved, and the zone. */
  chart: Required<Pick<ChartCardProps, 'range' | 'onRangeChange' | 'zone'>> & Pick<ChartCardProps, 'bounds'>;
}
