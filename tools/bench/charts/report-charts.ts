import { median } from '../gateway/quantile.ts';

/** One thing a chart did, ours and plain uPlot. */
export interface ChartSample {
  readonly task: string;
  readonly chartMs: number;
  readonly plainMs: number;
}

/** 60 frames a second. */
const frameMs = 1000 / 60;

/**
 * A line per task: the fastest round and its share of a frame, which a busy machine cannot lower; then medians and their ratio, in which
 * what else the machine does cancels out.
 */
export function formatChartReport(samples: readonly ChartSample[]): string {
  const tasks = [...new Set(samples.map(({ task }) => task))];
  const rows = tasks.map((task) => {
    const of = samples.filter((sample) => sample.task === task);
    const [charts, plains] = [of.map(({ chartMs }) => chartMs), of.map(({ plainMs }) => plainMs)];
    const [fastestMs, plainFastestMs] = [Math.min(...charts), Math.min(...plains)];
    const [chartMs, plainMs] = [median(charts), median(plains)];
    return line(task, [
      fastestMs.toFixed(1),
      plainFastestMs.toFixed(1),
      `${Math.round((100 * fastestMs) / frameMs)} %`,
      chartMs.toFixed(1),
      plainMs.toFixed(1),
      (chartMs / plainMs).toFixed(2),
    ]);
  });
  return `${[line('', ['fastest ms', 'uPlot ms', 'of a frame', 'median ms', 'uPlot ms', 'ratio']), ...rows].join('\n')}\n`;
}

function line(task: string, cells: readonly string[]): string {
  return [task.padEnd(7), ...cells.map((cell) => cell.padStart(12))].join('');
}
