import type { $ZodType } from 'zod/v4/core';
import { type ErrorCode, commonErrorCodes } from './error-codes.ts';
import type { Action } from './roles.ts';
import type { Scope } from './scopes.ts';

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Anyone, any signed-in user, or project members whose role allows the action. */
export type Access = 'public' | 'session' | Action;

/** Declaration of an API call, shared by the server, the client, the reference, and the tests. */
export interface Call {
  readonly operationId: string;
  readonly method: HttpMethod;
  /** Path below the base URL of the API, with parameters in braces: `/v1/projects/{projectId}`. */
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** Scope that an API token needs; null if no token can make this call. Project tokens can only make calls for their project. */
  readonly scope: Scope | null;
  /** Additional scopes that some requests of the call need. `when` names the operation. */
  readonly furtherScopes?: readonly { readonly when: string; readonly scope: Scope }[];
  readonly params?: $ZodType;
  readonly query?: $ZodType;
  readonly body?: $ZodType;
  /** Success responses by status. An empty response (204) has the schema `noContentSchema`. */
  readonly replies: Readonly<Record<number, $ZodType>>;
  /** Error codes of this call in addition to `commonErrorCodes`. */
  readonly errors: readonly ErrorCode[];
  /** Set for a read that is a POST, because its input is a secret that must not appear in a URL. */
  readonly isRead?: true;
  /** Set for calls that accept an `Idempotency-Key` header: those that create something or charge the balance. */
  readonly idempotencyKey?: 'optional' | 'required';
  /** Set when no GET call returns the created resource, so a 201 has no `Location`. */
  readonly hasLocation?: false;
  /**
   * Set this at least one release before you remove the call. The reference then marks it as deprecated, and `npm run check:api` allows the removal.
   */
  readonly deprecated?: true;
  /** Seconds that responses of a public call can be cached. Default: not cached. */
  readonly cacheSecs?: number;
}

/** Declares a call and keeps its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const TCall extends Call>(call: TCall): TCall {
  return call;
}

/** Every error code that a call can return: its own, the common ones, those of API tokens, and, if it has a body, those of reading one. */
export function errorCodesOf(call: Pick<Call, 'access' | 'errors' | 'body'>): readonly ErrorCode[] {
  const ofTokens: ErrorCode[] =
    call.access === 'public' ? [] : ['TOKEN_EXPIRED', 'TOKEN_REVOKED', 'TOKEN_NOT_ALLOWED', 'TOKEN_SCOPE_MISSING'];
  const ofBody: ErrorCode[] =
    call.body === undefined ? [] : ['BODY_NOT_JSON', 'CONTENT_TYPE_UNSUPPORTED', 'BODY_TOO_LARGE', 'REQUEST_TIMEOUT'];
  return [...new Set([...call.errors, ...ofTokens, ...ofBody, ...commonErrorCodes])];
}
