export { createNodeChecker, type NodeCheck, type NodeFault, type NodeChecker } from './create-node-checker.ts';
export { createPublicConnector, isPublicHost } from './public-address.ts';
