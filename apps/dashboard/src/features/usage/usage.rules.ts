import type { Charges, Usage } from '@onepoint/api-contract';
import type { TimeSeriesData } from '@onepoint/charts';
import { formatCsv } from '@onepoint/charts/export-file';

/** Calendar month in UTC, as in billing: `2026-03`. */
export type UsageMonth = string;

const monthOf = (timeMs: number): UsageMonth => new Date(timeMs).toISOString().slice(0, 7);
const startOf = (month: UsageMonth): Date => new Date(`${month}-01T00:00:00Z`);

export function addToMonth(month: UsageMonth, months: number): UsageMonth {
  const start = startOf(month);
  return monthOf(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
}

export interface UsageMonths {
  readonly shown: UsageMonth;
  /** Undefined if the project didn't exist yet. */
  readonly previous: UsageMonth | undefined;
  /** Undefined in the current month. */
  readonly next: UsageMonth | undefined;
}

/**
 * Returns the URL's month with its neighbors. Defaults to the current month if the URL has none, an invalid one, or one before the project
 * existed.
 *
 * @param createdAt the project's creation, ISO 8601
 */
export function usageMonths(asked: string | null, createdAt: string, nowMs: number): UsageMonths {
  const present = monthOf(nowMs);
  const first = monthOf(Math.min(Date.parse(createdAt), nowMs));
  const isMonth = asked !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked);
  const shown = isMonth && asked >= first && asked <= present ? asked : present;
  return {
    shown,
    previous: shown > first ? addToMonth(shown, -1) : undefined,
    next: shown < present ? addToMonth(shown, 1) : undefined,
  };
}

/** Returns the URL's UTC day, such as `2026-11-21`. Null if it is missing, invalid, or outside the project's lifetime. */
export function usageDay(asked: string | null, createdAt: string, nowMs: number): string | null {
  if (asked === null || !/^\d{4}-\d{2}-\d{2}$/.test(asked)) return null;
  const startMs = Date.parse(`${asked}T00:00:00Z`);
  return startMs <= nowMs && startMs + dayMs > Date.parse(createdAt) && new Date(startMs).toISOString().startsWith(asked) ? asked : null;
}

/** Parameters for the usage call. */
export function dayPeriod(day: string): { readonly from: string; readonly to: string } {
  const start = new Date(`${day}T00:00:00Z`);
  return { from: start.toISOString(), to: new Date(start.getTime() + dayMs).toISOString() };
}

const dayMs = 86_400_000;

/** Parameters for the usage call. */
export function monthPeriod(month: UsageMonth): { readonly from: string; readonly to: string } {
  return { from: startOf(month).toISOString(), to: startOf(addToMonth(month, 1)).toISOString() };
}

export interface UsageRow {
  readonly id: string;
  /** Null for a deleted key whose name is unknown. */
  readonly name: string | null;
  readonly requests: number;
  readonly errors: number;
  readonly computeUnits: number;
  /** Exact dollars. */
  readonly cost: string;
  /** Share of the total cost, or of all compute units if the total cost is zero. 0 to 1. */
  readonly share: number;
}

type ShareOf = (line: { readonly cost: string; readonly computeUnits: number }) => number;

/** Share by cost, or by compute units if the total cost is zero. */
function shareOf(total: Usage['total']): ShareOf {
  const cost = Number(total.cost);
  if (cost > 0) return (line) => Number(line.cost) / cost;
  return ({ computeUnits }) => (total.computeUnits === 0 ? 0 : computeUnits / total.computeUnits);
}

export function methodRows({ byMethod, total }: Pick<Usage, 'byMethod' | 'total'>): UsageRow[] {
  const share = shareOf(total);
  return byMethod.map(({ method, ...line }) => ({ ...line, id: method, name: method, share: share(line) }));
}

export function apiKeyRows({ byApiKey, total }: Pick<Usage, 'byApiKey' | 'total'>): Array<UsageRow & { readonly isDeleted: boolean }> {
  const share = shareOf(total);
  return byApiKey.map(({ apiKeyId, ...line }) => ({ ...line, id: apiKeyId, share: share(line) }));
}

type UsageCsvTexts = Readonly<Record<'name' | 'id' | 'requests' | 'errors' | 'computeUnits' | 'cost', string>>;

/** Cost is in exact dollars. */
export function usageCsv(rows: readonly UsageRow[], texts: UsageCsvTexts): string {
  const head = [texts.name, texts.id, texts.requests, texts.errors, texts.computeUnits, texts.cost];
  return formatCsv([
    head,
    ...rows.map(({ name, id, requests, errors, computeUnits, cost }) => [name, id, requests, errors, computeUnits, { decimal: cost }]),
  ]);
}

export const dayMeasures = ['charges', 'computeUnits'] as const;
export type DayMeasure = (typeof dayMeasures)[number];

/** In display order. */
const chargeParts = ['usage', 'packages', 'plans'] as const satisfies ReadonlyArray<keyof Charges>;
type ChargePart = (typeof chargeParts)[number];

type DaySeriesTexts = Readonly<Record<ChargePart | 'computeUnits', string>>;

const chargeColors = { usage: 'chart-1', packages: 'chart-2', plans: 'chart-3' } as const;
const centsPerDollar = 100;

/**
 * One bar per day, in compute units or dollars: usage, plus add-ons and plans if they were charged. Future days are null, and the day at
 * `todayMs` is incomplete.
 */
export function dayData(byDay: Usage['byDay'], measure: DayMeasure, texts: DaySeriesTexts, todayMs: number): TimeSeriesData {
  const timesMs = byDay.map(({ day }) => Date.parse(day));
  const valuesOf = (valueOf: (day: Usage['byDay'][number]) => number) =>
    byDay.map((one, index) => ((timesMs[index] ?? 0) > todayMs ? null : valueOf(one)));
  if (measure === 'computeUnits') {
    const values = valuesOf(({ computeUnits }) => computeUnits);
    return { timesMs, series: [{ id: measure, label: texts.computeUnits, values, color: 'chart-1' }], runningMs: todayMs };
  }
  const parts = chargeParts.filter((part) => part === 'usage' || byDay.some(({ charges }) => charges[part] > 0));
  const series = parts.map((part) => ({
    id: part,
    label: texts[part],
    values: valuesOf(({ charges }) => charges[part] / centsPerDollar),
    color: chargeColors[part],
  }));
  return { timesMs, series, runningMs: todayMs };
}

type LimitTone = 'accent' | 'caution' | 'negative';

const cautionShare = 0.8;

/** `negative` once a limit is reached (`share` ≥ 1), `caution` from 80%. */
export function limitTone(share: number): LimitTone {
  if (share >= 1) return 'negative';
  return share >= cautionShare ? 'caution' : 'accent';
}
