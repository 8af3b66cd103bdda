const indent = '  ';
const lineMax = 80;

/** Source code, printed unquoted. */
export class Expression {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/**
 * Prints a value as JavaScript: strings in single quotes, bigints as `1n`, dates as `new Date('…')`, undefined properties omitted, on one
 * line if it fits.
 */
export function printValue(value: unknown, depth = 0): string {
  if (value instanceof Expression) return value.source;
  if (typeof value === 'string') return printText(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Date) return `new Date(${printText(value.toISOString())})`;
  if (Array.isArray(value)) {
    return wrap(
      value.map((item) => printValue(item, depth + 1)),
      ['[', ']'],
      depth,
    );
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    return wrap(
      entries.map(([key, item]) => `${printKey(key)}: ${printValue(item, depth + 1)}`),
      ['{ ', ' }'],
      depth,
    );
  }
  return String(value);
}

/** Template tag that prints its values with {@link printValue}. */
export function js(parts: TemplateStringsArray, ...values: readonly unknown[]): string {
  return parts.reduce((text, part, index) => `${text}${printValue(values[index - 1])}${part}`);
}

function wrap(items: readonly string[], [open, close]: readonly [string, string], depth: number): string {
  if (items.length === 0) return `${open}${close}`.replaceAll(' ', '');
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length <= lineMax && !line.includes('\n')) return line;
  const inner = items.map((item) => `${indent.repeat(depth + 1)}${item},\n`).join('');
  return `${open.trim()}\n${inner}${indent.repeat(depth)}${close.trim()}`;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : printText(key);
}

function printText(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
