import { rawObjectValues } from './raw-json.ts';
import type { RpcCall } from './rpc-request.ts';

const scalar = /^["\d-]/u;

/** The id of a call as JSON text, exactly as it came, for an answer of our own; `null` where it has none or none that may be echoed. */
export function rawId(call: RpcCall): string {
  const id = rawObjectValues(call.source).get('id');
  return id !== undefined && scalar.test(id) ? id : 'null';
}
