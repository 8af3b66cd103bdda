import * as checklistCalls from '@onepoint/api-contract/calls/checklist';
import * as emailCalls from '@onepoint/api-contract/calls/emails';
import * as userCalls from '@onepoint/api-contract/calls/users';
import { createCall, createQueryKey, createQueryOptions } from './client/create-call.ts';

export const getCurrentUser = createCall(userCalls.getCurrentUser);
export const getCurrentUserQueryKey = createQueryKey(userCalls.getCurrentUser);
export const getCurrentUserQueryOptions = createQueryOptions(userCalls.getCurrentUser);

/** Lists the types of emails about a project and whether the signed-in user receives them. */
export const listEmailPreferencesQueryKey = createQueryKey(emailCalls.listEmailPreferences);
export const listEmailPreferencesQueryOptions = createQueryOptions(emailCalls.listEmailPreferences);

/** Turns types of emails on or off for the signed-in user. */
export const updateEmailPreferences = createCall(emailCalls.updateEmailPreferences);

/** Turns off the type of email that the token belongs to. */
export const unsubscribe = createCall(emailCalls.unsubscribe);

/** Gets an invitation with the token of its email. */
export const openInvitationLink = createCall(emailCalls.openInvitationLink);
/** Makes the signed-in user a member. Returns the project. */
export const acceptInvitationLink = createCall(emailCalls.acceptInvitationLink);
/** Declines an invitation. */
export const declineInvitationLink = createCall(emailCalls.declineInvitationLink);

/** Gets the setup checklist of a project. */
export const getChecklist = createCall(checklistCalls.getChecklist);
export const getChecklistQueryKey = createQueryKey(checklistCalls.getChecklist);
/** Always stale: its steps are done on other screens. */
export const getChecklistQueryOptions = createQueryOptions(checklistCalls.getChecklist, { staleTime: 0 });

/** Dismisses the checklist for the caller, or brings it back. */
export const updateChecklist = createCall(checklistCalls.updateChecklist);
