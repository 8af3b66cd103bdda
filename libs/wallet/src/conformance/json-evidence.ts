const textMax = 2_000;

/** Evidence that JSON can hold, and that a report can hold many of: bigints and functions as text, long answers cut off. */
export function toJsonEvidence(value: unknown): unknown {
  const text = print(value);
  if (text === undefined) return null;
  return text.length > textMax ? `${text.slice(0, textMax)}…` : (JSON.parse(text) as unknown);
}

function print(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, item: unknown) => (typeof item === 'bigint' || typeof item === 'function' ? String(item) : item));
  } catch {
    return JSON.stringify(String(value));
  }
}
