import type { JsonValue } from './rpc-sample.ts';

export interface LiteralSyntax {
  indent: string;
  string: (text: string) => string;
  /** A number where the language has it otherwise than JSON. */
  number?: (value: number) => string;
  word: (value: boolean | null) => string;
  /** A key of an object with its separator. */
  key: (name: string) => string;
  list: readonly [open: string, close: string];
  object: readonly [open: string, close: string];
  /** Whether the last element of several lines is followed by a comma. */
  trailingComma: boolean;
}

/** Elements of a list longer than this in one line stand on lines of their own. */
const lineLengthMax = 72;

/** A JSON value as a literal of a language, broken into lines where it is long. */
export function toLiteral(value: JsonValue, syntax: LiteralSyntax, depth = 0): string {
  if (typeof value === 'string') return syntax.string(value);
  if (typeof value === 'number') return syntax.number?.(value) ?? String(value);
  if (typeof value === 'boolean' || value === null) return syntax.word(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? syntax.list : syntax.object;
  const entries = isList
    ? (value as readonly JsonValue[]).map((element) => toLiteral(element, syntax, depth + 1))
    : Object.entries(value).map(([name, element]) => `${syntax.key(name)}${toLiteral(element, syntax, depth + 1)}`);
  if (entries.length === 0) return open + close;
  const space = isList || open.endsWith('(') ? '' : ' ';
  const line = `${open}${space}${entries.join(', ')}${space}${close}`;
  if (line.length <= lineLengthMax && !line.includes('\n')) return line;
  const inner = syntax.indent.repeat(depth + 1);
  const lines = entries.map((entry) => inner + entry).join(',\n');
  return `${open}\n${lines}${syntax.trailingComma ? ',' : ''}\n${syntax.indent.repeat(depth)}${close}`;
}
