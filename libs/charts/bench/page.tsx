import '@onepoint/ui-kit/styles.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { TimeRange, TimeSeriesData } from '../src/index.ts';
import { BenchChart, heightPx, PannableChart } from './bench-chart.tsx';
import { benchData, hostElement, plainDataOf, plainPlot } from './bench-data.ts';

/** Duration of an operation until its pixels are drawn. */
export interface BenchSample {
  readonly task: 'first' | 'data' | 'zoom';
  readonly chartMs: number;
  readonly plainMs: number;
}

/** Measures a task including drawing. Reading a pixel forces the browser to finish. */
async function time(host: HTMLElement, task: () => void): Promise<number> {
  const startMs = performance.now();
  task();
  await Promise.resolve();
  await Promise.resolve();
  host.querySelector('canvas')?.getContext('2d')?.getImageData(0, 0, 1, 1);
  return performance.now() - startMs;
}

function chartIn(host: HTMLElement) {
  const root = createRoot(host);
  const render = (data: TimeSeriesData, range: TimeRange | null) => flushSync(() => root.render(<BenchChart data={data} range={range} />));
  return { render, unmount: () => flushSync(() => root.unmount()) };
}

/** Draws, updates, and zooms our chart and plain uPlot alternately, so that both run under the same conditions. */
async function runRound(points: number, series: number, round: number): Promise<readonly BenchSample[]> {
  const [before, after] = [benchData(points, series, round), benchData(points, series, round + 0.5)];
  const [plainBefore, plainAfter] = [plainDataOf(before), plainDataOf(after)];
  const [fromMs, toMs] = [before.timesMs[Math.floor(points / 4)] ?? 0, before.timesMs[Math.floor(points / 2)] ?? 0];
  const [chartHost, plainHost] = [hostElement(), hostElement()];
  const chart = chartIn(chartHost);
  const chartFirstMs = await time(chartHost, () => chart.render(before, null));
  const made: { plot?: ReturnType<typeof plainPlot> } = {};
  const plainFirstMs = await time(plainHost, () => {
    made.plot = plainPlot(plainHost, plainBefore, heightPx);
  });
  const chartDataMs = await time(chartHost, () => chart.render(after, null));
  const plainDataMs = await time(plainHost, () => made.plot?.setData(plainAfter));
  const chartZoomMs = await time(chartHost, () => chart.render(after, { fromMs, toMs }));
  const plainZoomMs = await time(plainHost, () => made.plot?.setScale('x', { min: fromMs / 1000, max: toMs / 1000 }));
  chart.unmount();
  made.plot?.destroy();
  chartHost.remove();
  plainHost.remove();
  return [
    { task: 'first', chartMs: chartFirstMs, plainMs: plainFirstMs },
    { task: 'data', chartMs: chartDataMs, plainMs: plainDataMs },
    { task: 'zoom', chartMs: chartZoomMs, plainMs: plainZoomMs },
  ];
}

/** Runs the rounds after a warm-up. */
async function run(points: number, series: number, rounds: number): Promise<readonly BenchSample[]> {
  const host = hostElement();
  const chart = chartIn(host);
  chart.render(benchData(points, series, 0), null);
  while (!host.querySelector('canvas')) await new Promise((resolve) => requestAnimationFrame(resolve));
  chart.unmount();
  host.remove();
  const samples: BenchSample[] = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    const taken = await runRound(points, series, round);
    if (round > 0) samples.push(...taken);
  }
  return samples;
}

/** Renders a chart with `points` visible points per series and another tenth of that hidden on each side. */
function show(points: number, series: number): void {
  const spare = Math.round(points / 10);
  createRoot(hostElement()).render(<PannableChart data={benchData(points + 2 * spare, series, 0)} spare={spare} />);
}

Object.assign(globalThis, { runChartBench: run, showPannableChart: show });
