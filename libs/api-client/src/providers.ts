import * as calls from '@onepoint/api-contract/calls/providers';
import { createCall, createQueryKey, createQueryOptions, type CallParameters } from './client/create-call.ts';

export type UpdateProviderParameters = CallParameters<typeof calls.updateProvider>;

/** Newest first. */
export const listProviders = createCall(calls.listProviders);
export const listProvidersQueryKey = createQueryKey(calls.listProviders);
export const listProvidersQueryOptions = createQueryOptions(calls.listProviders);

/** Adds a provider node, if it answers with the chain ID of its chain. */
export const createProvider = createCall(calls.createProvider);
/** Changes, pauses, or resumes a provider node. Omitted fields don't change. */
export const updateProvider = createCall(calls.updateProvider);
export const deleteProvider = createCall(calls.deleteProvider);

/** Newest first. */
export const listProviderRewardsQueryOptions = createQueryOptions(calls.listProviderRewards);
