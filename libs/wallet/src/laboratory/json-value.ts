/** What JSON holds. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Deeper values are cut off: nothing a wallet sends is. */
const depthMax = 20;

/** The nearest JSON to any value: errors as their code, message and data, bigints as text, what JSON cannot hold as null. */
export function toJsonValue(value: unknown, depth = 0): JsonValue {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || depth > depthMax) return null;
  if (Array.isArray(value)) return value.map((item) => toJsonValue(item, depth + 1));
  const names = value instanceof Error ? ['code', 'message', 'data'] : Object.keys(value);
  const entries = names.map((name) => [name, Reflect.get(value, name) as unknown] as const).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([name, item]) => [name, toJsonValue(item, depth + 1)]));
}
