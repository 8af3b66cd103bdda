import * as emailCalls from '@onepoint/api-contract/calls/emails';
import * as userCalls from '@onepoint/api-contract/calls/users';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

export const getCurrentUser = createCall(userCalls.getCurrentUser);
export const getCurrentUserQueryKey = createQueryKey(userCalls.getCurrentUser);
export const getCurrentUserQueryOptions = createQueryOptions(userCalls.getCurrentUser);

/** Includes whether the signed-in user receives each type. */
export const listEmailPreferencesQueryKey = createQueryKey(emailCalls.listEmailPreferences);
export const listEmailPreferencesQueryOptions = createQueryOptions(emailCalls.listEmailPreferences);

export const updateEmailPreferences = createCall(emailCalls.updateEmailPreferences);

/** Turns off the type of email that the token belongs to. Works without a session. */
export const unsubscribe = createCall(emailCalls.unsubscribe);

export const openInvitationLink = createCall(emailCalls.openInvitationLink);
/** Makes the signed-in user a member and returns the project. */
export const acceptInvitationLink = createCall(emailCalls.acceptInvitationLink);
export const declineInvitationLink = createCall(emailCalls.declineInvitationLink);
