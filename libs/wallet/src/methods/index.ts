export type { MethodContext, MethodField, MethodValues, RpcRequest, WalletMethod } from './define-method.ts';
export { mailTypedData, malformedTypedData, type MalformedTypedData } from './typed-data.ts';
export { findWalletMethod, walletMethods, type WalletMethodId } from './wallet-methods.ts';
export { codeLibraries } from './write-code.ts';
