import * as calls from '@onepoint/api-contract/calls/api-keys';
import * as chainCalls from '@onepoint/api-contract/calls/chains';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

// The dashboard's first view loads this file. Calls that change API keys are in `api-key-changes.ts`, which loads on demand.

/** Newest first. */
export const listApiKeys = createCall(calls.listApiKeys);
export const listApiKeysQueryKey = createQueryKey(calls.listApiKeys);
export const listApiKeysQueryOptions = createQueryOptions(calls.listApiKeys);

export const getApiKey = createCall(calls.getApiKey);
export const getApiKeyQueryKey = createQueryKey(calls.getApiKey);
export const getApiKeyQueryOptions = createQueryOptions(calls.getApiKey);

export const listChains = createCall(chainCalls.listChains);
export const listChainsQueryOptions = createQueryOptions(chainCalls.listChains);
