import { chartPoints, chartSeries, measureCharts } from '../charts/bench-charts.ts';
import { measurePan, type PanSample } from '../charts/measure-pan.ts';
import { median } from '../gateway/quantile.ts';
import type { Figure } from './report-figures.ts';

const rounds = 15;

const frameMs = 1000 / 60;
/** Of the frames that the same page has at rest. */
const lostMax = 0.05;

/** What one way of panning took of the main thread, and how many frames it lost. */
function panFigures({ gesture, frames, framesPerSecond, longestMs, steps, workMsPerFrame }: PanSample, idle: PanSample): readonly Figure[] {
  const note = `${steps} steps in ${frames} frames, the longest ${longestMs.toFixed(1)} ms; at rest ${idle.frames} and ${idle.longestMs.toFixed(1)} ms`;
  const lost = Math.max(0, 1 - framesPerSecond / idle.framesPerSecond);
  return [
    { name: `Panned by ${gesture}, main thread a frame`, value: workMsPerFrame, limit: frameMs, unit: 'ms' },
    { name: `Panned by ${gesture}, part of frames lost`, value: lost, limit: lostMax, unit: '', note },
  ];
}

/** The chart of the statistics page: until its points are first drawn, and until another part of them is; medians. Then two seconds of panning. */
export async function measureStatistics(): Promise<readonly Figure[]> {
  const samples = await measureCharts(rounds);
  const of = (task: string) => median(samples.filter((sample) => sample.task === task).map(({ chartMs }) => chartMs));
  const points = `${chartPoints.toLocaleString('en')} points × ${chartSeries} series, the chart alone`;
  const [idle, ...panned] = await measurePan();
  return [
    { name: 'Statistics drawn', value: of('first'), limit: 100, unit: 'ms', note: points },
    { name: 'Statistics panned', value: of('zoom'), limit: frameMs, unit: 'ms', note: 'a frame of 60 a second' },
    ...(idle ? panned.flatMap((sample) => panFigures(sample, idle)) : []),
  ];
}
