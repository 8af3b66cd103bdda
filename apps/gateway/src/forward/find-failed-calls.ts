import { rawArrayItems, rawObjectValues } from '../rpc/raw-json.ts';
import { rawId } from '../rpc/raw-id.ts';
import type { RpcRequest } from '../rpc/rpc-request.ts';

const none: ReadonlySet<number> = new Set();

/** Indexes of the calls that a node answered with an error. Most answers hold none, and are recognised by a search for the word. */
export function findFailedCalls(rpc: RpcRequest, chunks: readonly Buffer[]): ReadonlySet<number> {
  const [first] = chunks;
  if (first === undefined) return none;
  const bytes = chunks.length === 1 ? first : Buffer.concat(chunks);
  if (!bytes.includes('"error"')) return none;
  const text = bytes.toString().trim();
  if (!isJson(text)) return none;
  if (!text.startsWith('[')) return rawObjectValues(text).has('error') ? new Set(rpc.calls.keys()) : none;
  const failedIds = new Set(
    rawArrayItems(text)
      .map((item) => rawObjectValues(item))
      .filter((values) => values.has('error'))
      .map((values) => values.get('id')),
  );
  return new Set([...rpc.calls.entries()].filter(([, call]) => failedIds.has(rawId(call))).map(([index]) => index));
}

/** Raw scanning is only for texts that are JSON. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
