export { createRpcSample } from './create-rpc-sample.ts';
export { rpcSampleLanguages, type JsonValue } from './rpc-sample.ts';
