import * as calls from '@onepoint/api-contract/calls/tokens';
import { createCall, createQueryKey, type CallParameters } from './client/create-call.ts';

export type CreatePersonalTokenParameters = CallParameters<typeof calls.createPersonalToken>;

/** Lists the user's personal tokens, newest first. */
export const listPersonalTokens = createCall(calls.listPersonalTokens);
export const listPersonalTokensQueryKey = createQueryKey(calls.listPersonalTokens);

/** Creates a personal token. Only this response contains its `secret`. */
export const createPersonalToken = createCall(calls.createPersonalToken);
/** Revokes a personal token, which stops working immediately. */
export const revokePersonalToken = createCall(calls.revokePersonalToken);

/** Lists a project's tokens, newest first. */
export const listProjectTokens = createCall(calls.listProjectTokens);
export const listProjectTokensQueryKey = createQueryKey(calls.listProjectTokens);

/** Creates a project token. Only this response contains its `secret`. */
export const createProjectToken = createCall(calls.createProjectToken);
/** Revokes a project token, which stops working immediately. */
export const revokeProjectToken = createCall(calls.revokeProjectToken);
