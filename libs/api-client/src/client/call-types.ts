import type { Call } from '@onepoint/api-contract';
import type { $ZodType, input, output } from 'zod/v4/core';

type Part<TCall extends Call, TName extends 'params' | 'query' | 'body'> =
  TCall extends Readonly<Record<TName, infer TSchema extends $ZodType>> ? Readonly<Record<TName, input<TSchema>>> : unknown;

/** What a call is made with: the parts it declares among `params`, `query` and `body`, as the contract types them. */
export type CallInput<TCall extends Call> = Part<TCall, 'params'> & Part<TCall, 'query'> & Part<TCall, 'body'>;

/** What a call answers with: the parsed body of any of its success replies. */
export type CallOutput<TCall extends Call> = output<TCall['replies'][keyof TCall['replies']] & $ZodType>;

export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Makes a creating call safe to repeat: the API carries out one request per key. */
  readonly idempotencyKey?: string | undefined;
}
