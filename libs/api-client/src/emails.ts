import * as calls from '@onepoint/api-contract/calls/emails';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

/** Lists the types of emails about a project and whether the signed-in user receives them. */
export const listEmailPreferences = createCall(calls.listEmailPreferences);
export const listEmailPreferencesQueryKey = createQueryKey(calls.listEmailPreferences);
export const listEmailPreferencesQueryOptions = createQueryOptions(calls.listEmailPreferences);

/** Turns types of emails on or off for the signed-in user. */
export const updateEmailPreferences = createCall(calls.updateEmailPreferences);

/** Turns off the type of email that the token belongs to. */
export const unsubscribe = createCall(calls.unsubscribe);

/** Gets an invitation with the token of its email. */
export const openInvitationLink = createCall(calls.openInvitationLink);
/** Makes the signed-in user a member. Returns the project. */
export const acceptInvitationLink = createCall(calls.acceptInvitationLink);
/** Declines an invitation. */
export const declineInvitationLink = createCall(calls.declineInvitationLink);
