export {
  allowListEntriesMax,
  allowListRules,
  canonicalAllowLists,
  isContractAddress,
  isMethodPattern,
  noAllowLists,
  type AllowListRule,
  type AllowLists,
} from './allow-lists.ts';
export { compileAllowLists, isLimited, type CompiledAllowLists } from './compile-allow-lists.ts';
export { contractsOfCall, hasAmbiguousText } from './contracts-of-call.ts';
export { decideCall, decideClient, decideRequest, type Client, type Decision } from './decide-request.ts';
export { isIpRange } from './ip-address.ts';
export { isOriginPattern } from './origin-pattern.ts';
export { clientNetwork, compileTrustedProxies, parseTrustedProxies } from './trusted-proxies.ts';
