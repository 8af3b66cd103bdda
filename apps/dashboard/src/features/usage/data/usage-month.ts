/** A calendar month in UTC, as plans and charges count it: `2026-03`. */
export type UsageMonth = string;

const monthOf = (timeMs: number): UsageMonth => new Date(timeMs).toISOString().slice(0, 7);
const startOf = (month: UsageMonth): Date => new Date(`${month}-01T00:00:00Z`);

/** The month so many months later, or earlier where it is negative. */
export function addToMonth(month: UsageMonth, months: number): UsageMonth {
  const start = startOf(month);
  return monthOf(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
}

export interface UsageMonths {
  readonly shown: UsageMonth;
  /** Missing where the project did not exist yet. */
  readonly previous: UsageMonth | undefined;
  /** Missing in the present month. */
  readonly next: UsageMonth | undefined;
}

/**
 * The month that an address asks for, with those beside it. One that means nothing, or in which the project did not exist, is as good as absent.
 *
 * @param createdAt of the project, ISO 8601
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

/** A whole month in the shape of the calls about usage. */
export function monthPeriod(month: UsageMonth): { readonly from: string; readonly to: string } {
  return { from: startOf(month).toISOString(), to: startOf(addToMonth(month, 1)).toISOString() };
}
