const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(into: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const merged: Record<string, unknown> = isObject(into) ? { ...into } : {};
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete merged[key];
    else Object.defineProperty(merged, key, { value: merge(merged[key], value), enumerable: true, configurable: true, writable: true });
  }
  return merged;
}

/** Merges JSON texts of objects deeply; null removes a key. */
export function mergeMetadata(current: string, change: string): string {
  return JSON.stringify(merge(JSON.parse(current), JSON.parse(change)));
}
