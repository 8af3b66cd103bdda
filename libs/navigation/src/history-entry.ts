/** What an entry of the session history carries in `history.state`: names it, and counts entries from the first one of the tab. */
export interface HistoryEntry {
  readonly key: string;
  readonly index: number;
}

/** The entry in a `history.state`, or undefined where the browser or something else wrote it (a hash link leaves `null`). */
export function parseHistoryEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { key, index } = state as Partial<HistoryEntry>;
  return typeof key === 'string' && key !== '' && Number.isSafeInteger(index) ? { key, index: index ?? 0 } : undefined;
}
