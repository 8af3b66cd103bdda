import * as calls from '@onepoint/api-contract/calls/api-keys';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

/** Lists a project's API keys, newest first. */
export const listApiKeys = createCall(calls.listApiKeys);
export const listApiKeysQueryKey = createQueryKey(calls.listApiKeys);
export const listApiKeysQueryOptions = createQueryOptions(calls.listApiKeys);

export const getApiKey = createCall(calls.getApiKey);
export const getApiKeyQueryKey = createQueryKey(calls.getApiKey);
export const getApiKeyQueryOptions = createQueryOptions(calls.getApiKey);
