import { formatCsv } from '@onepoint/charts/format-csv';
import type { UsageRow } from './usage-rows.ts';

/** Heads of the file's columns. */
export type UsageCsvTexts = Readonly<Record<'name' | 'id' | 'requests' | 'errors' | 'computeUnits' | 'cost', string>>;

/** Lines of a table as CSV, in its order. Cost is in plain dollars, exact. */
export function usageCsv(rows: readonly UsageRow[], texts: UsageCsvTexts): string {
  const head = [texts.name, texts.id, texts.requests, texts.errors, texts.computeUnits, texts.cost];
  return formatCsv([
    head,
    ...rows.map(({ name, id, requests, errors, computeUnits, cost }) => [name, id, requests, errors, computeUnits, { decimal: cost }]),
  ]);
}
