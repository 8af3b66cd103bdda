import type { $ZodType } from 'zod/v4/core';
import type { ErrorCode } from './errors/error-codes.ts';
import type { Action } from './roles/actions.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may make a call: anyone, anyone signed in, or a member of the project whose role allows the action. */
export type Access = 'public' | 'session' | Action;

/** One call of the API: all that the server, the client, the reference and the tests know about it. */
export interface Call {
  readonly operationId: string;
  readonly method: HttpMethod;
  /** Path below the API's base address, parameters in braces: `/v1/projects/{projectId}`. */
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  /** Success replies by status. An empty reply (204) has the schema `noContentSchema`. */
  readonly replies: Readonly<Record<number, $ZodType>>;
  /** Codes this call answers with beside those of every call (`commonErrorCodes`). */
  readonly errors: readonly ErrorCode[];
  /** Whether the call takes an `Idempotency-Key` header: those that create something or charge the balance do. */
  readonly idempotencyKey?: 'optional' | 'required';
  /** Set where what is created is not what a GET below the same path returns: such a 201 has no `Location`. */
  readonly hasLocation?: false;
  /** For how many seconds anybody may keep the reply of a public call; without it nobody keeps one. */
  readonly cacheSecs?: number;
}

/** Declares a call; exists for its type alone, so that literals stay literal. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const TCall extends Call>(call: TCall): TCall {
  return call;
}
