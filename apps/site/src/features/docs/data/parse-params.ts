import type { JsonValue } from '@onepoint/rpc-samples';

/** Parameters from what was typed, or undefined for anything but a JSON array. */
export function parseParams(text: string): readonly JsonValue[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
  } catch {
    return undefined;
  }
}
