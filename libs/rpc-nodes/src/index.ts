export { createNodeChecker, type CheckNodeParameters, type NodeChecker } from './create-node-checker.ts';
export { isPublicAddress, isPublicHost } from './is-public-address.ts';
export type { NodeCheck, NodeFault } from './node-check.ts';
export { createPublicConnector, PrivateAddressError, publicLookup } from './public-connector.ts';
