const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of what was shown the fields that a change names, nested as in the change; those that the change leaves out are left out here. */
export function pickLike(shown: object, change: object): Readonly<Record<string, unknown>> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]: [string, unknown]) => {
      const seen: unknown = Reflect.get(shown, name);
      return [name, isRecord(value) && isRecord(seen) ? pickLike(seen, value) : seen];
    }),
  );
}
