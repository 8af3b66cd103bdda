import { useState } from 'react';
import { TimeSeriesChart, type TimeRange, type TimeSeriesData } from '../src/index.ts';

export const heightPx = 240;

const tools = {
  fileName: 'bench',
  texts: {
    toolbar: 'Tools',
    zoomIn: 'In',
    zoomOut: 'Out',
    zoomReset: 'All',
    earlier: 'Earlier',
    later: 'Later',
    showChart: 'Chart',
    showTable: 'Table',
    saveImage: 'PNG',
    saveCsv: 'CSV',
    moreRows: 'More',
    rowsShown: (shown: string, total: string) => `${shown}/${total}`,
    series: 'Series',
    help: '',
    shownAll: 'All',
    shown: (from: string, to: string) => `${from}-${to}`,
    selected: (from: string, to: string) => `${from}-${to}`,
  },
};

export interface BenchChartProps {
  data: TimeSeriesData;
  range: TimeRange | null;
  onRangeChange?: (range: TimeRange | null) => void;
}

export function BenchChart(props: BenchChartProps) {
  return (
    <TimeSeriesChart
      label="Bench"
      texts={{ noValue: '-', time: 'Time', running: String }}
      locale="en"
      timeZone="UTC"
      formatValue={String}
      heightPx={heightPx}
      tools={tools}
      empty={null}
      {...props}
    />
  );
}

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
