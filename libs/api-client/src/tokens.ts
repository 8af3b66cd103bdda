import * as calls from '@onepoint/api-contract/calls/tokens';
import { createCall, createQueryKey, type CallParameters } from './client/create-call.ts';

export type CreatePersonalTokenParameters = CallParameters<typeof calls.createPersonalToken>;

/** Newest first. */
export const listPersonalTokens = createCall(calls.listPersonalTokens);
export const listPersonalTokensQueryKey = createQueryKey(calls.listPersonalTokens);

/** Only this response contains the token's `secret`. */
export const createPersonalToken = createCall(calls.createPersonalToken);
/** The token stops working immediately. */
export const revokePersonalToken = createCall(calls.revokePersonalToken);

/** Newest first. */
export const listProjectTokens = createCall(calls.listProjectTokens);
export const listProjectTokensQueryKey = createQueryKey(calls.listProjectTokens);

/** Only this response contains the token's `secret`. */
export const createProjectToken = createCall(calls.createProjectToken);
/** The token stops working immediately. */
export const revokeProjectToken = createCall(calls.revokeProjectToken);
