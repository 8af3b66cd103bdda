import type { ChartKind, TimeSeriesData } from '@onepoint/charts';

export const chartKinds = ['line', 'bars'] as const satisfies readonly ChartKind[];

export const chartStates = ['data', 'loading', 'empty'] as const;

type ChartState = (typeof chartStates)[number];

export const seriesMax = 8;
export const pointsMax = 10_000;

/** Kept in the URL, so that they can be shared. */
export interface ChartLabSettings {
  readonly series: number;
  /** Number of points per series. */
  readonly points: number;
  readonly kind: ChartKind;
  readonly state: ChartState;
  readonly gaps: boolean;
  readonly seed: number;
}

export const defaultChartLabSettings: ChartLabSettings = { series: 3, points: 1000, kind: 'line', state: 'data', gaps: false, seed: 1 };

const within = (text: string | null, min: number, max: number, fallback: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : fallback;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

/** Invalid values fall back to defaults. */
export function parseChartLabSettings(search: URLSearchParams): ChartLabSettings {
  const defaults = defaultChartLabSettings;
  return {
    series: within(search.get('series'), 1, seriesMax, defaults.series),
    points: within(search.get('points'), 2, pointsMax, defaults.points),
    kind: oneOf(chartKinds, search.get('kind'), defaults.kind),
    state: oneOf(chartStates, search.get('state'), defaults.state),
    gaps: search.get('gaps') === 'on',
    seed: within(search.get('seed'), 1, 1_000_000, defaults.seed),
  };
}

/** Writes settings to a query string. Omits defaults and keeps other parameters. */
export function formatChartLabSettings(settings: ChartLabSettings, search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  const texts: Record<keyof ChartLabSettings, string> = {
    series: String(settings.series),
    points: String(settings.points),
    kind: settings.kind,
    state: settings.state,
    gaps: settings.gaps ? 'on' : 'off',
    seed: String(settings.seed),
  };
  const defaults: Record<string, string> = { series: '3', points: '1000', kind: 'line', state: 'data', gaps: 'off', seed: '1' };
  for (const [name, text] of Object.entries(texts)) {
    if (text === defaults[name]) next.delete(name);
    else next.set(name, text);
  }
  return next;
}

interface CreateChartDataParameters extends Pick<ChartLabSettings, 'series' | 'points' | 'gaps' | 'seed'> {
  /** Time of the last point. */
  endMs: number;
  nameOf: (number: number) => string;
}

const stepMs = 60_000;

/** Seeded random numbers from 0 to 1 (mulberry32). The same in every browser. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** Generates values that look like traffic: a daily wave, a random walk, and noise. One point per minute. */
export function createChartData({ series, points, gaps, seed, endMs, nameOf }: CreateChartDataParameters): TimeSeriesData {
  const timesMs = Array.from({ length: points }, (_, index) => endMs - (points - 1 - index) * stepMs);
  return {
    timesMs,
    runningMs: endMs,
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
