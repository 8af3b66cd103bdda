import * as invitationCalls from '@onepoint/api-contract/calls/invitations';
import * as calls from '@onepoint/api-contract/calls/members';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

export const listMembers = createCall(calls.listMembers);
export const listMembersQueryKey = createQueryKey(calls.listMembers);
export const listMembersQueryOptions = createQueryOptions(calls.listMembers);

/** Invites a person by user ID or email address, like `createInvitation`. They become a member when they accept. */
export const addMember = createCall(calls.addMember);
export const updateMember = createCall(calls.updateMember);
/** Removes a member, or leaves the project if the member is the caller. Pauses the API keys whose secret the member saw, unless told to keep them. */
export const removeMember = createCall(calls.removeMember);

export const listInvitationsQueryKey = createQueryKey(invitationCalls.listInvitations);
export const listInvitationsQueryOptions = createQueryOptions(invitationCalls.listInvitations);

export const createInvitation = createCall(invitationCalls.createInvitation);
/** Resends the email of a pending invitation. The previous link stops working. */
export const resendInvitation = createCall(invitationCalls.resendInvitation);
export const revokeInvitation = createCall(invitationCalls.revokeInvitation);

/** Lists pending invitations to the signed-in user's verified email addresses. */
export const listReceivedInvitations = createCall(invitationCalls.listReceivedInvitations);
export const listReceivedInvitationsQueryKey = createQueryKey(invitationCalls.listReceivedInvitations);
export const listReceivedInvitationsQueryOptions = createQueryOptions(invitationCalls.listReceivedInvitations);

/** Makes the signed-in user a member and returns the project. */
export const acceptInvitation = createCall(invitationCalls.acceptInvitation);
export const declineInvitation = createCall(invitationCalls.declineInvitation);
