import type { Address } from 'viem';
import type { z } from 'zod/mini';
import type { CodeLibrary } from './code/code-sample.ts';
import type { MethodFields } from './method-fields.ts';

/** What a request is made for. */
export interface MethodContext {
  readonly account: Address;
  /** Chain the wallet is on. */
  readonly chainId: number;
  /** Origin of the page, `https://example.com`: what a sign-in is bound to. */
  readonly origin: string;
  /** Time of a sign-in message. */
  readonly issuedAt: Date;
  /** Used once, at least 8 letters and digits (EIP-4361). `generateSiweNonce` of `viem/siwe` makes one. */
  readonly nonce: string;
}

/** What goes to `provider.request`. */
export interface RpcRequest {
  readonly method: string;
  readonly params?: readonly unknown[] | object;
}

export type MethodValues = Readonly<Record<string, string>>;

export type MethodGroup = 'account' | 'signing' | 'transaction' | 'contract' | 'batch' | 'chain' | 'asset' | 'permission' | 'raw';

/** One thing that can be asked of a wallet: its form, the request it makes, and the same in code. */
export interface WalletMethod<Id extends string = string> {
  /** Also its texts: `catalogue.<id>.title` and `.description` in the `methods` namespace. */
  readonly id: Id;
  readonly group: MethodGroup;
  /** JSON-RPC method it sends; null where the person names it. */
  readonly rpcMethod: string | null;
  /** Number of the EIP that defines it, where one does. */
  readonly eip: number | undefined;
  /** A person is asked by the wallet. */
  readonly asksPerson: boolean;
  /** It spends gas, and perhaps more: pages warn first on a chain that is not a test network. */
  readonly sendsTransaction: boolean;
  /** In the order of the form. Labels: `fields.<name>` in the `methods` namespace. */
  readonly fields: MethodFields;
  /** Accepts the form's values: one text per field. */
  readonly schema: z.ZodMiniType<MethodValues>;
  /** Values that work, to start from. */
  readonly example: (context: MethodContext) => MethodValues;
  /**
   * The request these values make.
   *
   * @throws {z.core.$ZodError} for values that `schema` refuses
   * @throws {BaseError} viem's, for what no field alone shows: a malformed sign-in message, arguments that do not fit the contract
   */
  readonly toRequest: (values: MethodValues, context: MethodContext) => RpcRequest;
  /** The same as a program, for each library: complete, and run as it stands by a test. */
  readonly toCode: (values: MethodValues, context: MethodContext) => Readonly<Record<CodeLibrary, string>>;
}
