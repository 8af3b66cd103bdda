import type { TimeSeriesData } from '@onepoint/charts';
import type { ChartLabSettings } from './chart-lab-settings.ts';

export interface CreateChartDataParameters extends Pick<ChartLabSettings, 'series' | 'points' | 'gaps' | 'seed'> {
  /** Time of the last point. */
  endMs: number;
  nameOf: (number: number) => string;
}

const stepMs = 60_000;

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed gives the same values in every browser. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Values that look like traffic: a daily wave, a walk and noise. One point a minute. */
export function createChartData({ series, points, gaps, seed, endMs, nameOf }: CreateChartDataParameters): TimeSeriesData {
  const timesMs = Array.from({ length: points }, (_, index) => endMs - (points - 1 - index) * stepMs);
  return {
    timesMs,
    series: Array.from({ length: series }, (_, number) => {
      const random = createRandom(seed * 31 + number);
      let walk = 0;
      const values = timesMs.map((time) => {
        walk = walk * 0.995 + (random() - 0.5) * 20;
        const wave = 300 * (1 + Math.sin(time / 13_750_987 + number));
        const value = Math.max(0, Math.round(wave + walk + random() * 40));
        return gaps && random() < 0.02 ? null : value;
      });
      return { id: `series-${String(number + 1)}`, label: nameOf(number + 1), values };
    }),
  };
}
