import type { AllowLists } from './allow-lists.ts';
import { compileContracts } from './contracts/compile-contracts.ts';
import { compileIps } from './ips/compile-ips.ts';
import { compileMethods } from './methods/compile-methods.ts';
import { compileOrigins, type FindEntry } from './origins/compile-origins.ts';
import { rememberEntries } from './remember-entries.ts';

/** Lists ready for decisions. A list that does not limit is null. */
export interface CompiledAllowLists {
  readonly origins: FindEntry | null;
  readonly ips: FindEntry | null;
  readonly methods: FindEntry | null;
  readonly contracts: FindEntry | null;
}

/** Reads lists once, for many decisions. An entry that cannot be read lets nothing in, and its list still limits. */
export function compileAllowLists({ origins, ips, methods, contracts }: AllowLists): CompiledAllowLists {
  return {
    origins: origins.length === 0 ? null : rememberEntries(compileOrigins(origins)),
    ips: ips.length === 0 ? null : rememberEntries(compileIps(ips)),
    methods: methods.length === 0 ? null : compileMethods(methods),
    contracts: contracts.length === 0 ? null : compileContracts(contracts),
  };
}

/** Whether lists limit anything. */
export function isLimited(lists: AllowLists): boolean {
  return lists.origins.length + lists.ips.length + lists.methods.length + lists.contracts.length > 0;
}
