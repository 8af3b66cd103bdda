import * as calls from '@onepoint/api-contract/calls/invitations';
import { createCall } from './client/create-call.ts';
import { createQueryKey, createQueryOptions } from './query/create-query.ts';

export const listInvitations = createCall(calls.listInvitations);
export const listInvitationsQueryKey = createQueryKey(calls.listInvitations);
export const listInvitationsQueryOptions = createQueryOptions(calls.listInvitations);

/** Invites a person by user ID or email address. No email is sent. */
export const createInvitation = createCall(calls.createInvitation);
export const revokeInvitation = createCall(calls.revokeInvitation);

/** Lists pending invitations to the signed-in user's verified email addresses. */
export const listReceivedInvitations = createCall(calls.listReceivedInvitations);
export const listReceivedInvitationsQueryKey = createQueryKey(calls.listReceivedInvitations);
export const listReceivedInvitationsQueryOptions = createQueryOptions(calls.listReceivedInvitations);

/** Makes the signed-in user a member. Returns the project. */
export const acceptInvitation = createCall(calls.acceptInvitation);
/** Declines an invitation to the signed-in user. */
export const declineInvitation = createCall(calls.declineInvitation);
