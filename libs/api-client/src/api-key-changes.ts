import * as calls from '@onepoint/api-contract/calls/api-key-changes';
import { createCall, type CallParameters } from './client/create-call.ts';

export type UpdateApiKeyParameters = CallParameters<typeof calls.updateApiKey>;

/** Creates an API key. Only this response contains its `secret`. */
export const createApiKey = createCall(calls.createApiKey);
/** Renames, pauses or resumes an API key, or changes its allowlists and limits: only the given fields change. */
export const updateApiKey = createCall(calls.updateApiKey);
/** Gives an API key a new secret, which only this response contains. */
export const rotateApiKey = createCall(calls.rotateApiKey);
/** Deletes an API key; it stops working immediately. */
export const deleteApiKey = createCall(calls.deleteApiKey);
