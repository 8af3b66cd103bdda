const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a resource still has the values that a client expects, for conditional updates.
 *
 * @param expected fields as nested in the resource; missing or undefined ones match anything
 */
export function isAsExpected(now: object, expected: object): boolean {
  return Object.entries(expected).every(([name, value]: [string, unknown]) => {
    const current: unknown = Reflect.get(now, name);
    if (isRecord(value) && isRecord(current)) return isAsExpected(current, value);
    return value === undefined || JSON.stringify(current) === JSON.stringify(value);
  });
}
