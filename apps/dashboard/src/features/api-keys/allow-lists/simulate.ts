import { compileAllowLists, decideRequest, hasAmbiguousText, type AllowLists, type Client, type Decision } from '@onepoint/allow-lists';

/** What the gateway would say to one call. */
export interface SimulatedCall {
  /** Place in its batch, counted from 1. */
  readonly number: number;
  readonly method: string;
  readonly decision: Decision;
}

interface Call {
  readonly method: string;
  readonly params?: unknown;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && typeof value.method === 'string' && value.method !== '';

/**
 * Decides a JSON-RPC request or a batch as the gateway does, by the same functions.
 *
 * @returns null when the text is no JSON-RPC request
 */
export function simulate(lists: AllowLists, client: Client, text: string): SimulatedCall[] | null {
  const compiled = compileAllowLists(lists);
  const calls = parseCalls(text);
  return (
    calls?.map(({ call, source }, index) => ({
      number: index + 1,
      method: call.method,
      decision: decideRequest(compiled, {
        ...client,
        method: call.method,
        params: call.params,
        isAmbiguous: () => hasAmbiguousText(source, call),
      }),
    })) ?? null
  );
}

function parseCalls(text: string): { call: Call; source: string }[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const calls: unknown[] = Array.isArray(value) ? value : [value];
  if (calls.length === 0 || !calls.every(isCall)) return null;
  // A batch is judged member by member; written anew, a member says what its text said.
  return calls.map((call) => ({ call, source: Array.isArray(value) ? JSON.stringify(call) : text }));
}
