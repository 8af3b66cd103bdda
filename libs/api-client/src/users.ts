import * as calls from '@onepoint/api-contract/calls/users';
import { createCall } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';

export const getCurrentUser = createCall(calls.getCurrentUser);
export const getCurrentUserQueryKey = createQueryKey(calls.getCurrentUser);
export const getCurrentUserQueryOptions = createQueryOptions(calls.getCurrentUser);
