import type { JsonValue } from '../rpc-sample.ts';
import { toLiteral, type LiteralSyntax } from '../to-literal.ts';

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A text between single quotes of JavaScript. JSON's escapes are JavaScript's; only the quotes differ. */
export function scriptString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1);
  return `'${inner.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

const syntax: LiteralSyntax = {
  indent: '  ',
  string: scriptString,
  word: String,
  key: (name) => `${identifier.test(name) ? name : scriptString(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: true,
};

/** A JSON value as JavaScript. */
export const scriptLiteral = (value: JsonValue, depth = 0): string => toLiteral(value, syntax, depth);
