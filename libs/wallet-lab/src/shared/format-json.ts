/** Any value as indented JSON: bigints as decimal strings, errors by name, code and message, cycles cut. */
export function formatJson(value: unknown): string {
  const ancestors: object[] = [];
  const replace = function (this: unknown, _key: string, entry: unknown): unknown {
    if (typeof entry === 'bigint') return entry.toString();
    if (typeof entry !== 'object' || entry === null) return entry;
    while (ancestors.length > 0 && ancestors.at(-1) !== this) ancestors.pop();
    if (ancestors.includes(entry)) return '[…]';
    const plain = entry instanceof Error ? Object.assign({ name: entry.name, message: entry.message }, entry) : entry;
    ancestors.push(plain);
    return plain;
  };
  return JSON.stringify(value, replace, 2) ?? 'undefined';
}
