import type { StatisticsView } from './statistics-view.ts';

/** The change that shows all requests again. */
export const clearFilters = { chain: null, method: null, apiKeyId: null, providerId: null } satisfies Partial<StatisticsView>;

/** Whether a view leaves out requests. */
export function isFiltered(view: StatisticsView): boolean {
  return [view.chain, view.method, view.apiKeyId, view.providerId].some((filter) => filter !== null);
}
