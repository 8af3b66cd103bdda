const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether something is still as whoever changes it has seen it.
 *
 * @param expected the fields seen, nested as in the whole; one that is left out or undefined may be anything
 */
export function isAsExpected(now: object, expected: object): boolean {
  return Object.entries(expected).every(([name, value]: [string, unknown]) => {
    const current: unknown = Reflect.get(now, name);
    if (isRecord(value) && isRecord(current)) return isAsExpected(current, value);
    return value === undefined || JSON.stringify(current) === JSON.stringify(value);
  });
}
