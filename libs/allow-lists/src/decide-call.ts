import type { CompiledAllowLists } from './compile-allow-lists.ts';
import { contractsOfCall } from './contracts/contracts-of-call.ts';
import { refuse, type Decision } from './decision.ts';

/** What is asked. */
export interface RpcCallToDecide {
  readonly method: string;
  /** As in the JSON-RPC request. */
  readonly params?: unknown;
  /** Whether its text could mean something else to a node (`hasAmbiguousText`). Asked for where contracts are listed. Default: no. */
  readonly isAmbiguous?: () => boolean;
}

/** Whether lists let a call through: the lists of methods and contracts. */
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
    // Parameters that come twice could be read as others by a node, so the text is looked at whatever the parameters say.
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
