import { isExactNumber, parseExactly } from './exact-json.ts';

/** A call as JSON-RPC 2.0 reads it. */
export type ReadCall =
  | { readonly kind: 'invalid'; /** JSON text of the id in the answer. */ readonly id: string }
  | {
      readonly kind: 'call';
      readonly id: string;
      readonly method: string;
      readonly isNotification: boolean;
      /** The same call in canonical form. */
      readonly canonical: (id: number) => string;
    };

interface ReadBody {
  readonly isBatch: boolean;
  readonly members: readonly ReadCall[];
}

/** Parses a body according to the standard, independently of the gateway's code. Null for text that isn't JSON. */
export function readCalls(text: string): ReadBody | null {
  try {
    const value = parseExactly(text);
    const isBatch = Array.isArray(value);
    return { isBatch, members: (isBatch ? value : [value]).map(readCall) };
  } catch {
    return null;
  }
}

function readCall(member: unknown): ReadCall {
  if (typeof member !== 'object' || member === null || Array.isArray(member)) return { kind: 'invalid', id: 'null' };
  const { jsonrpc, id, method, params } = member as Record<string, unknown>;
  const isNotification = id === undefined;
  const echoed = !isNotification && isId(id) ? JSON.stringify(id) : 'null';
  const hasParams = params === undefined || (typeof params === 'object' && !isExactNumber(params));
  const isValid = jsonrpc === '2.0' && typeof method === 'string' && hasParams && (isNotification || isId(id));
  if (!isValid) return { kind: 'invalid', id: echoed };
  const rest = params === undefined ? '' : `,"params":${JSON.stringify(params)}`;
  const canonical = (number: number) => `{"jsonrpc":"2.0","id":${number},"method":${JSON.stringify(method)}${rest}}`;
  return { kind: 'call', id: echoed, method, isNotification, canonical };
}

const isId = (id: unknown): boolean => id === null || typeof id === 'string' || isExactNumber(id);
