/** Formats any value as indented JSON: bigints as strings, errors with name, message and code, cycles as `[…]`. */
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

/** Formats a local time with milliseconds: `14:03:07.125`. */
export function formatTime(epochMs: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  }).format(epochMs);
}

export function downloadText(name: string, text: string, type: 'application/json' | 'text/html'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
