/** As much of a query as decides whether it is read again. */
interface ReadQuery {
  readonly state: { readonly data: unknown };
}

/**
 * A query's `refetchInterval`: reads again what is there. A first load that failed is tried again by hand alone: each try without data is a
 * loading state, and the error with its button would come and go.
 */
export function refreshEvery(intervalMs: number): (query: ReadQuery) => number | false {
  return ({ state }) => (state.data === undefined ? false : intervalMs);
}
