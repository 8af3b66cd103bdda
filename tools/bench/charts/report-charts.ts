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
 * A line per task: the fastest rounds, which what else the machine does disturbs least, their ratio, and the share of a frame that ours takes;
 * then the medians.
 */
export function formatChartReport(samples: readonly ChartSample[]): string {
  const tasks = [...new Set(samples.map(({ task }) => task))];
  const rows = tasks.map((task) => {
    const of = samples.filter((sample) => sample.task === task);
    const [charts, plains] = [of.map(({ chartMs }) => chartMs), of.map(({ plainMs }) => plainMs)];
    const [chartMs, plainMs] = [Math.min(...charts), Math.min(...plains)];
    const share = `${Math.round((100 * chartMs) / frameMs)} %`;
    return line(task, [...[chartMs, plainMs].map(inMs), (chartMs / plainMs).toFixed(2), share, inMs(median(charts)), inMs(median(plains))]);
  });
  return `${[line('', ['fastest ms', 'uPlot ms', 'ratio', 'of a frame', 'median ms', 'uPlot ms']), ...rows].join('\n')}\n`;
}

const inMs = (ms: number): string => ms.toFixed(1);

function line(task: string, cells: readonly string[]): string {
  return [task.padEnd(7), ...cells.map((cell) => cell.padStart(12))].join('');
}
