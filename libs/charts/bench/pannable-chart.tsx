import { useState } from 'react';
import type { TimeRange, TimeSeriesData } from '../src/index.ts';
import { BenchChart } from './bench-chart.tsx';

export interface PannableChartProps {
  data: TimeSeriesData;
  /** Hidden points on each side. */
  spare: number;
}

/** A zoomed chart. Each pan step adds a performance mark. */
export function PannableChart({ data, spare }: PannableChartProps) {
  const { timesMs } = data;
  const [range, setRange] = useState<TimeRange | null>({ fromMs: timesMs[spare] ?? 0, toMs: timesMs.at(-1 - spare) ?? 0 });
  const handleRangeChange = (next: TimeRange | null): void => {
    performance.mark('panned');
    setRange(next);
  };
  return <BenchChart data={data} range={range} onRangeChange={handleRangeChange} />;
}
