export interface ScrollPosition {
  /** Pixels from the left of the document. */
  readonly x: number;
  /** Pixels from the top of the document. */
  readonly y: number;
}

export interface ScrollMemory {
  /** Where an entry of the history was left; undefined where that is not known. */
  find: (key: string) => ScrollPosition | undefined;
  set: (key: string, position: ScrollPosition) => void;
  /** All positions as text, for `createScrollMemory` of the next document. */
  format: () => string;
}

/** More than anybody goes back. The positions longest not visited are forgotten first. */
const entriesMax = 100;

function parsePositions(text: string | null): [string, ScrollPosition][] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown): [string, ScrollPosition][] => {
      const [key, x, y] = Array.isArray(entry) ? (entry as unknown[]) : [];
      return typeof key === 'string' && typeof x === 'number' && typeof y === 'number' ? [[key, { x, y }]] : [];
    });
  } catch {
    return [];
  }
}

/**
 * Scroll positions by key of history entry, at most 100.
 *
 * @param text what `format` gave in the document before; anything else reads as nothing remembered
 */
export function createScrollMemory(text: string | null = null): ScrollMemory {
  const positions = new Map(parsePositions(text).slice(-entriesMax));
  return {
    find: (key) => positions.get(key),
    set: (key, position) => {
      positions.delete(key);
      positions.set(key, position);
      const [oldest] = positions.keys();
      if (positions.size > entriesMax && oldest !== undefined) positions.delete(oldest);
    },
    format: () => JSON.stringify([...positions].map(([key, { x, y }]) => [key, x, y])),
  };
}
