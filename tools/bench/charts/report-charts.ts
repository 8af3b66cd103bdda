import { median } from '../gateway/quantile.ts';

/** One thing a chart did, ours and plain uPlot. */
export interface ChartSample {
  readonly task: string;
  readonly chartMs: number;
  readonly plainMs: number;
}

/** 60 frames a second. */
const frameMs = 1000 / 60;

/** A line per task: medians, their ratio, and the share of a frame that ours takes. */
export function formatChartReport(samples: readonly ChartSample[]): string {
  const tasks = [...new Set(samples.map(({ task }) => task))];
  const rows = tasks.map((task) => {
    const of = samples.filter((sample) => sample.task === task);
    const [chartMs, plainMs] = [median(of.map((sample) => sample.chartMs)), median(of.map((sample) => sample.plainMs))];
    const cells = [chartMs.toFixed(1), plainMs.toFixed(1), (chartMs / plainMs).toFixed(2), `${Math.round((100 * chartMs) / frameMs)} %`];
    return [task.padEnd(7), ...cells.map((cell) => cell.padStart(10))].join('');
  });
  const head = [''.padEnd(7), ...['chart ms', 'uPlot ms', 'ratio', 'of a frame'].map((cell) => cell.padStart(10))].join('');
  return `${[head, ...rows].join('\n')}\n`;
}
