import * as calls from '@onepoint/api-contract/calls/api-key-changes';
import { createCall, type CallParameters } from './client/create-call.ts';

export type UpdateApiKeyParameters = CallParameters<typeof calls.updateApiKey>;

/** Creates an API key. Only this response contains its `secret`. */
export const createApiKey = createCall(calls.createApiKey);
/** Renames, pauses, or resumes an API key, or changes its allowlists and limits. Omitted fields don't change. */
export const updateApiKey = createCall(calls.updateApiKey);
/** Replaces the key's secret. Only this response contains the new one. */
export const rotateApiKey = createCall(calls.rotateApiKey);
/** The key stops working immediately. */
export const deleteApiKey = createCall(calls.deleteApiKey);
