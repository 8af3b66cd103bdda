import * as calls from '@onepoint/api-contract/calls/members';
import { createCall } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';

export const listMembers = createCall(calls.listMembers);
export const listMembersQueryKey = createQueryKey(calls.listMembers);
export const listMembersQueryOptions = createQueryOptions(calls.listMembers);

/** Invites a person by user ID or email address, like `createInvitation`: they become a member once they accept. */
export const addMember = createCall(calls.addMember);
export const updateMember = createCall(calls.updateMember);
/** Removes a member, or leaves the project if the member is the caller. Pauses the API keys whose secret they saw, unless kept. */
export const removeMember = createCall(calls.removeMember);
