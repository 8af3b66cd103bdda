import type { JsonValue } from '../rpc-sample.ts';
import { toLiteral, type LiteralSyntax } from '../to-literal.ts';

/** JSON's strings are Python's: the same quotes and escapes. */
export const pythonString = (value: string): string => JSON.stringify(value);

const syntax: LiteralSyntax = {
  indent: '    ',
  string: pythonString,
  word: (value) => ({ true: 'True', false: 'False', null: 'None' })[String(value)] ?? 'None',
  key: (name) => `${pythonString(name)}: `,
  list: ['[', ']'],
  object: ['{', '}'],
  trailingComma: true,
};

/** A JSON value as Python. */
export const pythonLiteral = (value: JsonValue, depth: number): string => toLiteral(value, syntax, depth);
