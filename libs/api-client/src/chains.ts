import * as calls from '@onepoint/api-contract/calls/chains';
import { createCall } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';

/** Lists the supported chains with their endpoint URLs. */
export const listChains = createCall(calls.listChains);
export const listChainsQueryKey = createQueryKey(calls.listChains);
export const listChainsQueryOptions = createQueryOptions(calls.listChains);
