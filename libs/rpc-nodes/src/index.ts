export { createNodeChecker, type NodeCheck, type NodeChecker } from './create-node-checker.ts';
export { createPublicConnector, isPublicHost } from './public-address.ts';
