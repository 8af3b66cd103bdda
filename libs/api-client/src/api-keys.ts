import * as calls from '@onepoint/api-contract/calls/api-keys';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';

export type UpdateApiKeyParameters = CallParameters<typeof calls.updateApiKey>;

/** Lists a project's API keys, newest first. */
export const listApiKeys = createCall(calls.listApiKeys);
export const listApiKeysQueryKey = createQueryKey(calls.listApiKeys);
export const listApiKeysQueryOptions = createQueryOptions(calls.listApiKeys);

export const getApiKey = createCall(calls.getApiKey);
export const getApiKeyQueryKey = createQueryKey(calls.getApiKey);
export const getApiKeyQueryOptions = createQueryOptions(calls.getApiKey);

/** Creates an API key. Only this response contains its `secret`. */
export const createApiKey = createCall(calls.createApiKey);
/** Renames, pauses or resumes an API key, or changes its allowlists and limits: only the given fields change. */
export const updateApiKey = createCall(calls.updateApiKey);
/** Gives an API key a new secret, which only this response contains. */
export const rotateApiKey = createCall(calls.rotateApiKey);
/** Deletes an API key; it stops working immediately. */
export const deleteApiKey = createCall(calls.deleteApiKey);
