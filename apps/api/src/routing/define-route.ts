import type { Action, Call } from '@onepoint/api-contract';
import type { $ZodType, input, output } from 'zod/v4/core';
import type { IdempotencyScope } from '../idempotency/idempotency-scope.ts';
import type { TokenCaller } from '../modules/tokens/tokens.repository.ts';
import type { Services } from '../services.ts';

type Part<TCall, TName extends string> =
  TCall extends Readonly<Record<TName, infer TSchema extends $ZodType>> ? output<TSchema> : undefined;

export interface RouteInput<TCall extends Call> {
  params: Part<TCall, 'params'>;
  query: Part<TCall, 'query'>;
  body: Part<TCall, 'body'>;
  /** Null on public calls without a session. */
  userId: TCall['access'] extends 'public' ? string | null : string;
  token: TokenCaller | null;
  /** Key for rate limits: the user id, or the address of a caller without a session. */
  caller: string;
  role: TCall['access'] extends Action ? string : null;
  /** Language tag that the client prefers, such as `ja`; null if it doesn't send one. */
  language: string | null;
  /** Null when the call takes no `Idempotency-Key` or none was sent. */
  idempotency: IdempotencyScope | null;
}

type RouteReply<TCall extends Call> = input<TCall['replies'][keyof TCall['replies']]>;

export interface Route {
  readonly call: Call;
  /** `defineRoute` checks the types for each call. */
  readonly handle: (input: never, services: Services) => Promise<unknown>;
}

/** The handler returns the success reply or throws an `ApiError`. */
export function defineRoute<const TCall extends Call>(
  call: TCall,
  handle: (input: RouteInput<TCall>, services: Services) => Promise<RouteReply<TCall>>,
): Route {
  return { call, handle };
}

/**
 * The status of a call's success reply.
 *
 * @throws {Error} when the contract declares none, or several
 */
export function successStatus({ operationId, replies }: Call): number {
  const [status, ...others] = Object.keys(replies).map(Number);
  if (status === undefined || others.length > 0) throw new Error(`${operationId} must have exactly one success reply`);
  return status;
}
