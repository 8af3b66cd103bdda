import type { ChartKind } from '@onepoint/charts';

export const chartKinds = ['line', 'stacked', 'bars'] as const satisfies readonly ChartKind[];

export const chartStates = ['data', 'loading', 'empty'] as const;

export type ChartState = (typeof chartStates)[number];

/** The most that the chart is made for. */
export const seriesMax = 8;
export const pointsMax = 10_000;

/** What the playground draws; lives in the URL, so that a finding can be shared. */
export interface ChartLabSettings {
  readonly series: number;
  /** Of each series. */
  readonly points: number;
  readonly kind: ChartKind;
  readonly state: ChartState;
  /** Every now and then nothing was measured. */
  readonly gaps: boolean;
  /** Another number, other values. */
  readonly seed: number;
}

export const defaultChartLabSettings: ChartLabSettings = { series: 3, points: 1000, kind: 'line', state: 'data', gaps: false, seed: 1 };

const within = (text: string | null, min: number, max: number, fallback: number): number => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : fallback;
};

const oneOf = <T extends string>(values: readonly T[], text: string | null, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

/** Reads the settings from a query string. What means nothing is as by default; bars are for one series. */
export function parseChartLabSettings(search: URLSearchParams): ChartLabSettings {
  const defaults = defaultChartLabSettings;
  const kind = oneOf(chartKinds, search.get('kind'), defaults.kind);
  return {
    series: kind === 'bars' ? 1 : within(search.get('series'), 1, seriesMax, defaults.series),
    points: within(search.get('points'), 2, pointsMax, defaults.points),
    kind,
    state: oneOf(chartStates, search.get('state'), defaults.state),
    gaps: search.get('gaps') === 'on',
    seed: within(search.get('seed'), 1, 1_000_000, defaults.seed),
  };
}

/** The query string of settings; what is as by default is not spelt out, other parameters stay. */
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
