import { isSameValue } from './is-same-value.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether sending a change would replace something that its sender has not seen: of all that it names, some is another value now than the
 * one that was shown.
 *
 * @param change the fields to send, nested as in what they are a part of
 */
export function isOvertaken(change: object, shown: object, now: object): boolean {
  return Object.entries(change).some(([name, value]) => {
    const before = Reflect.get(shown, name) as unknown;
    const after = Reflect.get(now, name) as unknown;
    if (isRecord(value) && isRecord(before) && isRecord(after)) return isOvertaken(value, before, after);
    return value !== undefined && !isSameValue(before, after);
  });
}
