export { codeLibraries, type CodeLibrary } from './code/code-sample.ts';
export type { MethodField, MethodFieldKind, MethodFields } from './method-fields.ts';
export { mailTypedData } from './typed-data/mail-typed-data.ts';
export { malformedTypedData, type MalformedTypedData } from './typed-data/malformed-typed-data.ts';
export type { MethodContext, MethodGroup, MethodValues, RpcRequest, WalletMethod } from './wallet-method.ts';
export { findWalletMethod, walletMethods, type WalletMethodId } from './wallet-methods.ts';
