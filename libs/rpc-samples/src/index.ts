export { createRpcSample } from './create-rpc-sample.ts';
export { rpcSampleLanguages, type RpcSampleLanguage } from './rpc-sample-languages.ts';
export type { JsonValue, RpcCall, RpcSample } from './rpc-sample.ts';
