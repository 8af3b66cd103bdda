import type { Charges, Usage, UsageQuery } from '@onepoint/api-contract';
import { formatMicrocents } from '@onepoint/plans-domain';
import type { BreakdownRow, DayCharge, UsagePeriod, UsageSums } from './usage.repository.ts';

type KeyNames = ReadonlyMap<string, { readonly name: string; readonly isDeleted: boolean }>;

/** Days without usage are included. Methods and keys are sorted by descending cost. */
export function toUsage(rows: readonly BreakdownRow[], charges: readonly DayCharge[], { from, to }: UsagePeriod, names: KeyNames): Usage {
  const byTime = new Map(rows.flatMap(({ day, ...sums }) => (day === null ? [] : [[day.getTime(), sums] as const])));
  const days = Array.from({ length: Math.round((to.getTime() - from.getTime()) / dayMs) }, (_, index) => from.getTime() + index * dayMs);
  const total = addUsage([...byTime.values()]);
  const chargesByDay = Map.groupBy(charges, ({ day }) => Date.parse(day));
  const mostExpensiveFirst = rows.toSorted(byCost);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    byDay: days.map((time) => ({
      day: new Date(time).toISOString(),
      ...toUsageCounts(byTime.get(time)),
      charges: toCharges(chargesByDay.get(time)),
    })),
    byMethod: mostExpensiveFirst.flatMap(({ method, ...sums }) => (method === null ? [] : [{ method, ...toUsageCounts(sums) }])),
    byApiKey: mostExpensiveFirst.flatMap(({ apiKeyId, ...sums }) => {
      if (apiKeyId === null) return [];
      const { name = null, isDeleted = true } = names.get(apiKeyId) ?? {};
      return [{ apiKeyId, name, isDeleted, ...toUsageCounts(sums) }];
    }),
    total: toUsageCounts(total),
    charges: toCharges(charges),
  };
}

function byCost(a: UsageSums, b: UsageSums): number {
  if (a.microcents !== b.microcents) return a.microcents > b.microcents ? -1 : 1;
  return b.computeUnits - a.computeUnits || b.requests - a.requests;
}

const noUsage: UsageSums = { requests: 0, errors: 0, computeUnits: 0, microcents: 0n };

export function addUsage(list: readonly UsageSums[]): UsageSums {
  return list.reduce(
    (total, one) => ({
      requests: total.requests + one.requests,
      errors: total.errors + one.errors,
      computeUnits: total.computeUnits + one.computeUnits,
      microcents: total.microcents + one.microcents,
    }),
    noUsage,
  );
}

export function toUsageCounts({ requests, errors, computeUnits, microcents }: UsageSums = noUsage): Usage['total'] {
  return { requests, errors, computeUnits, cost: formatMicrocents(microcents) };
}

/** In cents. */
export function toCharges(list: readonly DayCharge[] = []): Charges {
  const sumOf = (wanted: DayCharge['kind']): number => list.reduce((sum, { kind, cents }) => sum + (kind === wanted ? cents : 0), 0);
  const [usage, packages, plans] = [sumOf('usage'), sumOf('package'), sumOf('plan')];
  return { usage, packages, plans, total: usage + packages + plans };
}

export const dayMs = 86_400_000;

export function startOfDay(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / dayMs) * dayMs);
}

/** Expands the range to whole UTC days. */
export function wholeDays({ from, to }: UsageQuery): UsagePeriod {
  return { from: startOfDay(new Date(from)), to: new Date(Math.ceil(Date.parse(to) / dayMs) * dayMs) };
}
