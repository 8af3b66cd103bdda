export { createNodeChecker, type CheckNodeParameters, type NodeChecker } from './create-node-checker.ts';
export { isPublicAddress } from './is-public-address.ts';
export { isPublicHost } from './is-public-host.ts';
export type { NodeCheck, NodeFault } from './node-check.ts';
export { PrivateAddressError } from './private-address-error.ts';
export { publicLookup } from './public-lookup.ts';
