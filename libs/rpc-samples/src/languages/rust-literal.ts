import type { JsonValue } from '../rpc-sample.ts';
import { toLiteral, type LiteralSyntax } from '../to-literal.ts';

const int32Max = 2 ** 31 - 1;

/** JSON's escapes are Rust's but for `\b`, `\f` and `\u0000`; half a surrogate pair cannot stand in a text of Rust. */
export function rustString(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll(
    /\\(?:u(?<hex>[\da-f]{4})|(?<letter>.))/g,
    (escape, hex?: string, letter?: string) => {
      if (hex !== undefined) return `\\u{${hex}}`;
      return letter === 'b' || letter === 'f' ? `\\u{${letter === 'b' ? '8' : 'c'}}` : escape;
    },
  );
}

/** An integer without a type is an `i32` inside `json!`, and larger ones do not compile. */
function rustNumber(value: number): string {
  const isLarge = Number.isInteger(value) && Math.abs(value) > int32Max;
  if (!isLarge) return String(value);
  return `${String(value)}_${Number.isSafeInteger(value) ? 'i64' : 'f64'}`;
}

/** Inside `serde_json::json!` stands JSON. */
const syntax: LiteralSyntax = {
  indent: '    ',
  string: rustString,
  number: rustNumber,
  word: String,
  key: (name) => `${rustString(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: false,
};

/** A JSON value for `serde_json::json!`. */
export const rustLiteral = (value: JsonValue, depth: number): string => toLiteral(value, syntax, depth);
