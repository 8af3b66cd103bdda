import type { AllowListRule } from './allow-lists.ts';
import type { CompiledAllowLists } from './compile-allow-lists.ts';
import { contractsOfCall } from './contracts-of-call.ts';

/** `MISSING`: the request has no value. `UNREADABLE`: a node could read it differently. */
type RefusalReason = 'NOT_LISTED' | 'MISSING' | 'UNREADABLE';

export type Decision =
  | {
      readonly isAllowed: true;
      /** The matching entry of each restricting list. Calls without contracts have no `contracts` entry. */
      readonly entries: Partial<Readonly<Record<AllowListRule, string>>>;
    }
  | {
      readonly isAllowed: false;
      readonly rule: AllowListRule;
      readonly reason: RefusalReason;
      readonly value: string | null;
    };

const refuse = (rule: AllowListRule, reason: RefusalReason, value: string | null): Decision => ({
  isAllowed: false,
  rule,
  reason,
  value,
});

/** Applies all lists to a request. The first list that refuses decides the result. */
export function decideRequest(lists: CompiledAllowLists, request: Client & RpcCallToDecide): Decision {
  const client = decideClient(lists, request);
  if (!client.isAllowed) return client;
  const call = decideCall(lists, request);
  return call.isAllowed ? { isAllowed: true, entries: { ...client.entries, ...call.entries } } : call;
}

export interface Client {
  /** The `Origin` header; null without one. */
  readonly origin: string | null;
  readonly ip: string;
}

/** Applies the `origins` and `ips` lists. Doesn't need the request's body. */
export function decideClient({ origins, ips }: Pick<CompiledAllowLists, 'origins' | 'ips'>, { origin, ip }: Client): Decision {
  const entries: { origins?: string; ips?: string } = {};
  if (origins !== null) {
    if (origin === null || origin === '') return refuse('origins', 'MISSING', null);
    const entry = origins(origin);
    if (entry === null) return refuse('origins', 'NOT_LISTED', origin);
    entries.origins = entry;
  }
  if (ips !== null) {
    const entry = ips(ip);
    if (entry === null) return refuse('ips', 'NOT_LISTED', ip);
    entries.ips = entry;
  }
  return { isAllowed: true, entries };
}

export interface RpcCallToDecide {
  readonly method: string;
  readonly params?: unknown;
  /** See `hasAmbiguousText`. Only called if contracts are restricted. @default false */
  readonly isAmbiguous?: () => boolean;
}

/** Applies the `methods` and `contracts` lists to one call. */
export function decideCall(
  { methods, contracts }: Pick<CompiledAllowLists, 'methods' | 'contracts'>,
  { method, params, isAmbiguous }: RpcCallToDecide,
): Decision {
  const entries: { methods?: string; contracts?: string } = {};
  if (methods !== null) {
    const entry = methods(method);
    if (entry === null) return refuse('methods', 'NOT_LISTED', method);
    entries.methods = entry;
  }
  if (contracts !== null) {
    // Check the text first: a node could read duplicate keys differently.
    if (isAmbiguous?.() === true) return refuse('contracts', 'UNREADABLE', null);
    const named = contractsOfCall(method, params);
    if (named === null) return refuse('contracts', 'MISSING', null);
    for (const address of named) {
      const entry = contracts(address);
      if (entry === null) return refuse('contracts', 'NOT_LISTED', address);
      entries.contracts ??= entry;
    }
  }
  return { isAllowed: true, entries };
}
