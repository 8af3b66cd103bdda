import * as calls from '@onepoint/api-contract/calls/chains';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

/** Lists the supported chains with their endpoint URLs. */
export const listChains = createCall(calls.listChains);
export const listChainsQueryKey = createQueryKey(calls.listChains);
export const listChainsQueryOptions = createQueryOptions(calls.listChains);
