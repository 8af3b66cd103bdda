import * as calls from '@onepoint/api-contract/calls/users';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

export const getCurrentUser = createCall(calls.getCurrentUser);
export const getCurrentUserQueryKey = createQueryKey(calls.getCurrentUser);
export const getCurrentUserQueryOptions = createQueryOptions(calls.getCurrentUser);
