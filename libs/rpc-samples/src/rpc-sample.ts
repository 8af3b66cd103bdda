export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

export interface RpcCall {
  /** Endpoint URL including the key. Samples for `ws:` and `wss:` stay connected and print all messages. */
  url: string;
  method: string;
  params: readonly JsonValue[];
}

export interface RpcSample {
  /** Tab label: "curl", "Python". */
  label: string;
  language: 'shell' | 'javascript' | 'typescript' | 'python' | 'go' | 'rust';
  code: string;
}

/** Ids of the sample languages in tab order. */
export const rpcSampleLanguages = ['curl', 'javascript', 'viem', 'ethers', 'python', 'go', 'rust'] as const;

export type RpcSampleLanguage = (typeof rpcSampleLanguages)[number];

export const isSocketUrl = (url: string): boolean => /^wss?:/.test(url);

export function requestBody({ method, params }: RpcCall): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
}

export interface LiteralSyntax {
  indent: string;
  string: (text: string) => string;
  /** Default: the number as in JSON. */
  number?: (value: number) => string;
  word: (value: boolean | null) => string;
  /** Formats an object key with its separator. */
  key: (name: string) => string;
  list: readonly [open: string, close: string];
  object: readonly [open: string, close: string];
  /** Adds a comma after the last line. */
  trailingComma: boolean;
}

/** Longer lists and objects are broken into lines. */
const lineLengthMax = 72;

/** Formats a JSON value as a literal of a language. */
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
